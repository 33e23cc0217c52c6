import { hkdfSync } from 'node:crypto';
import type { BodyOf, OutputOf } from '@borlette/shared/contract';
import {
	TAKING_RULES,
	type Taking,
	type TourAgent,
	type TourStop,
	type tourneeApi,
} from '@borlette/shared/contract/tournee';
import { todayIn } from '../../db/clock.ts';
import { type CallKey, idempotent } from '../../db/idempotent.ts';
import type { Tx } from '../../db/scope.ts';
import { insertRow } from '../../db/write.ts';
import { askBeforeMoney } from '../../engine/money-questions.ts';
import { holdWallet, recordEntry } from '../../engine/wallet.sql.ts';
import { ApiFailure, invalidFields } from '../../errors.ts';
import { found } from '../../http/changes.ts';
import { readPicture } from '../../http/picture.ts';
import { requireReferences } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import type { SignedIn } from '../../identity/session.ts';
import { refreshCash } from '../../todo/keep.ts';
import {
	closedSince,
	findTaking,
	nowOf,
	placeOf,
	readAgents,
	readStops,
	readTakings,
	signaturesOf,
	standingOf,
} from './tournee.sql.ts';

const SECRET_BYTES = 32;

/** Does what was done on a tour once for its key: it waits in a browser for as long as that is put away. */
const once = <T>(db: Tx, key: CallKey, work: () => Promise<T>): Promise<T> =>
	idempotent(db, key, work, { forGood: true });

/** Of a person in a company, always the same: what a browser keeps outlasts a sign-in, and opens with the next one. */
const secretOf = (key: Buffer, companyId: string, userId: string): string =>
	Buffer.from(hkdfSync('sha256', key, '', `tournee ${companyId} ${userId}`, SECRET_BYTES)).toString(
		'base64',
	);

/** The tour of whoever asks, by what is owed; nothing in "Toutes". */
export async function readTour(
	{ db, scope }: Context,
	session: SignedIn,
	masterKey: () => Promise<Buffer>,
): Promise<OutputOf<typeof tourneeApi.read>> {
	const { timezone, currency } = session.view;
	const day = await todayIn(db, timezone);
	const { now } = await nowOf(db);
	const about = { day, currency, timezone, read_at: now };
	const { companyId, userId } = scope;
	if (!companyId || !userId) return { ...about, stops: [], takings: [], secret: null };
	const stops = await readStops(db, scope);
	const agents = new Map<string, TourAgent[]>();
	for (const { surcussale_id, ...agent } of await readAgents(db, scope)) {
		agents.set(surcussale_id, [...(agents.get(surcussale_id) ?? []), agent]);
	}
	const visited = stops.map(({ visited_at, visited_by, ...stop }) => ({
		...stop,
		visit: visited_at && visited_by ? { at: visited_at, actor_name: visited_by } : null,
		agents: agents.get(stop.id) ?? [],
	}));
	return {
		...about,
		stops: visited.toSorted(byUrgency),
		takings: await readTakings(db, scope, day, timezone),
		secret: secretOf(await masterKey(), companyId, userId),
	};
}

/** The agents of each come with who owes for longest first. */
function byUrgency(one: TourStop, other: TourStop): number {
	const [since, otherSince] = [oldestAt(one), oldestAt(other)];
	if (since !== otherSince) return since < otherSince ? -1 : 1;
	return owedAt(other) - owedAt(one);
}
/** After every day where nothing is owed. */
const oldestAt = ({ agents }: TourStop) => agents[0]?.owed_since ?? '~';
const owedAt = ({ agents }: TourStop) => agents.reduce((sum, { owed }) => sum + owed, 0);

/** Records cash once for a key: signatures, entry of the ledger, visit and trail are one. */
export const takeCash = (
	context: Context,
	session: SignedIn,
	key: CallKey,
	body: BodyOf<typeof tourneeApi.take>,
): Promise<Taking> =>
	once(context.db, key, async () => {
		const { db, scope, companyId } = context;
		const { agent_id, amount, note, despite = [] } = body;
		await requireReferences(context, { agent_id });
		const signatures = {
			actor_signature: await signatureOf('actor_signature', body.actor_signature),
			agent_signature: await signatureOf('agent_signature', body.agent_signature),
		};
		// Nobody closes the agent's day between the question and the entry.
		await holdWallet(db, agent_id);
		const { surcussale_id, taken_at } = await requireUnhindered(context, body);
		const actor = { actor_id: scope.userId, actor_name: session.name };
		const entry = await recordEntry(db, scope, {
			agent_id,
			kind: 'deposit',
			amount,
			note,
			actor_name: session.name,
		});
		const id = await insertRow(db, 'takings', {
			company_id: companyId,
			agent_id,
			seq: entry.seq,
			key: key.key,
			taken_at,
			despite,
			...actor,
			...signatures,
		});
		await insertRow(db, 'visits', {
			company_id: companyId,
			surcussale_id,
			visited_at: taken_at,
			...actor,
		});
		const taking = found(await findTaking(db, scope, id));
		await refreshCash(db, scope, entry.surcussale_id);
		await context.trail({
			action: 'create',
			type: 'taking',
			id,
			label: taking.agent_name,
			after: { ...taking, despite },
		});
		db.announce([{ kind: 'sale', agentId: agent_id }]);
		return taking;
	});

/** Throws the first of `TAKING_HINDRANCES` that is met and that nobody has decided on. */
async function requireUnhindered({ db, scope }: Context, body: BodyOf<typeof tourneeApi.take>) {
	const { agent_id, taken_at: claimed, despite = [] } = body;
	const standing = await standingOf(db, scope, agent_id, claimed);
	if (!standing.is_active && !despite.includes('agent_inactive'))
		throw new ApiFailure('agent_inactive');
	const closed = await closedSince(db, scope, agent_id, standing.taken_at);
	if (closed && !despite.includes('day_closed'))
		throw new ApiFailure('day_closed', { current: closed });
	if (standing.days_ago > TAKING_RULES.lateDays && !despite.includes('taking_late'))
		throw new ApiFailure('taking_late');
	const asked = {
		not_twice: body.not_twice && !despite.includes('likely_double'),
		not_unusual: body.not_unusual && !despite.includes('unusual_amount'),
	};
	const entry = { agent_id, kind: 'deposit', amount: body.amount } as const;
	await askBeforeMoney({ db, scope }, entry, asked, standing.taken_at);
	return standing;
}

/** Throws `too_large` or `not_a_picture` at the field. */
async function signatureOf(field: string, base64: string): Promise<Buffer> {
	const sent = Buffer.from(base64, 'base64');
	const limit = TAKING_RULES.signatureBytes;
	if (sent.length > limit) throw invalidFields({ [field]: { code: 'too_large', limit } });
	return (await readPicture(field, sent)).bytes;
}

/** A taking with its signatures, each as an address that holds the picture. */
export async function readTaking(
	{ db, scope }: Context,
	takingId: string,
): Promise<OutputOf<typeof tourneeApi.taking>> {
	const taking = found(await findTaking(db, scope, takingId));
	const { actor_signature, agent_signature } = await signaturesOf(db, scope, takingId);
	const shown = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString('base64')}`;
	return {
		...taking,
		actor_signature: shown(actor_signature),
		agent_signature: shown(agent_signature),
	};
}

/** Notes once for a key that a surcussale was visited. */
export const noteVisit = (
	context: Context,
	session: SignedIn,
	key: CallKey,
	{ surcussale_id, visited_at, note }: BodyOf<typeof tourneeApi.visit>,
): Promise<OutputOf<typeof tourneeApi.visit>> =>
	once(context.db, key, async () => {
		const { db, scope, companyId } = context;
		await requireReferences(context, { surcussale_id });
		const place = await placeOf(db, scope, surcussale_id, visited_at);
		const id = await insertRow(db, 'visits', {
			company_id: companyId,
			surcussale_id,
			visited_at: place.visited_at,
			actor_id: scope.userId,
			actor_name: session.name,
			note,
		});
		const visit = { at: place.visited_at, actor_name: session.name };
		await context.trail({
			action: 'create',
			type: 'visit',
			id,
			label: place.name,
			after: { surcussale_id, note, ...visit },
		});
		return visit;
	});

/** Notes once, under the key of what is dropped, so that it can never be recorded afterwards. */
export const dropAct = (
	{ db, trail }: Context,
	key: CallKey,
	body: BodyOf<typeof tourneeApi.drop>,
): Promise<Record<string, never>> =>
	once(db, key, async () => {
		await trail({
			action: 'cancel',
			type: body.amount > 0 ? 'taking' : 'visit',
			id: key.key,
			label: body.label,
			after: body,
		});
		return {};
	});
