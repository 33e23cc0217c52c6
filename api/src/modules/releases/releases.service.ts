import {
	act,
	buildIn,
	CALM_MINUTES,
	overview,
	readJournal,
	readTrust,
	WATCH,
} from '@borlette/deploy/release';
import type { BodyOf, InputOf, OutputOf } from '@borlette/shared/contract';
import {
	type ChannelView,
	EVERY_REMOTE,
	type JournalEntry,
	type releasesApi,
} from '@borlette/shared/contract/releases';
import { causeIn } from '@borlette/shared/contract/releases.cause';
import { nextClose } from '../../engine/instances.sql.ts';
import { ApiFailure, invalidField } from '../../errors.ts';
import { leaveCompany } from '../../http/provider.ts';
import type { Context } from '../../http/route.ts';
import { ofPerson } from '../../identity/guessers.ts';
import type { SignedIn } from '../../identity/session.ts';
import { findTwoFactor } from '../../identity/two-factor.sql.ts';
import { type CodeParts, takeCode } from '../../identity/two-factor.ts';
import { giveRights, remotesOf, rightsGiven } from './releases.sql.ts';
import { type ReleasePlace, refusalOf, refused, signingOf } from './store.ts';

export interface ReleaseParts {
	place: ReleasePlace | undefined;
	codes: Omit<CodeParts, 'db' | 'guesses'>;
}
type Read = OutputOf<typeof releasesApi.read>;
type Journal = OutputOf<typeof releasesApi.journal>;

const DEFAULT_COUNT = 50;
const MINUTE_MS = 60_000;

/** What the tool says of a channel is the contract's; it is plain JavaScript, so it is said here. */
const channelsOf = async ({ storeDir, trustFile }: ReleasePlace): Promise<ChannelView[]> =>
	(await overview({ storeDir, trust: readTrust(trustFile) })) as ChannelView[];

export async function readReleases(
	{ db }: Context,
	session: SignedIn,
	{ place }: ReleaseParts,
): Promise<Read> {
	const twoFactor = await findTwoFactor(db, session.scope.userId);
	const signing = await signingOf(place);
	try {
		return {
			...signing,
			channels: place ? await channelsOf(place) : [],
			remotes: await remotesFor(db, session),
			has_second_step: Boolean(twoFactor?.confirmed_at),
		};
	} catch (error) {
		throw refusalOf(error);
	}
}

/** A code says that somebody may, this says which: the provider's people every remote, others what they were given. */
async function remotesFor(db: Context['db'], { scope, permissions }: SignedIn): Promise<string[]> {
	if (!permissions.has('release_remote')) return [];
	return scope.role === 'superuser' ? [EVERY_REMOTE] : remotesOf(db, scope.userId);
}

export async function channelJournal(
	{ params: { channel }, query: { count = DEFAULT_COUNT } }: InputOf<typeof releasesApi.journal>,
	{ place }: ReleaseParts,
): Promise<Journal> {
	if (!place) return { total: 0, entries: [] };
	const all = await readJournal(place.storeDir, channel);
	return { total: all.length, entries: all.slice(-count).reverse().map(entryOf) };
}

function entryOf(line: object): JournalEntry {
	const {
		revision = 0,
		at,
		action,
		by,
		from,
		reason,
		canary,
		uncommitted,
		remotes,
		builds,
	} = line as Partial<Omit<JournalEntry, 'at'>> & { at: string };
	const cause = by === WATCH && reason ? causeIn(reason) : undefined;
	return {
		revision,
		at,
		action: action ?? 'unknown',
		by: by ?? null,
		from: from ?? null,
		reason: reason ?? null,
		...(cause && { cause }),
		canary: canary ?? null,
		...(uncommitted && { uncommitted }),
		remotes: remotes ?? [],
		builds: builds ?? {},
	};
}

/** One act of a person on one remote, as the command would do it. */
interface Act {
	name: Parameters<typeof act>[1];
	remote: string;
	/** Where it is done; the trail names it. */
	channel: string;
	reason: string;
	code: string;
	seen: Record<string, number>;
	options: Parameters<typeof act>[2]['options'];
	/** It waits while a draw is about to close. */
	isCalm?: boolean;
	/** What it is about, beside the remote, for the trail. */
	about?: object;
}

/** What a person let pass, for the command and for the trail. */
const letting = (anyway: boolean | undefined) => (anyway ? { anyway } : {});

export const promoteBuild = ({
	from,
	to,
	seen,
	canary,
	despite_closing,
	uncommitted,
	anyway,
	...given
}: BodyOf<typeof releasesApi.promote>): Act => ({
	...given,
	name: 'promote',
	channel: to,
	seen: { [from]: seen.from, [to]: seen.to },
	options: {
		...{ from, to, ...(canary && { canary: String(canary) }) },
		...(uncommitted && { uncommitted }),
		...letting(anyway),
	},
	about: {
		from,
		...(canary && { canary }),
		...(despite_closing && { despite_closing }),
		...(uncommitted && { uncommitted }),
		...letting(anyway),
	},
	isCalm: to === 'production' && !despite_closing,
});

export const rollBack = ({
	channel,
	seen,
	anyway,
	...given
}: BodyOf<typeof releasesApi.rollback>): Act => ({
	...given,
	name: 'rollback',
	channel,
	seen: { [channel]: seen },
	options: { channel, ...letting(anyway) },
	about: letting(anyway),
});

export const killBuild = ({
	channel,
	seen,
	build,
	...given
}: BodyOf<typeof releasesApi.kill>): Act => ({
	...given,
	name: 'kill',
	channel,
	seen: { [channel]: seen },
	options: { channel, build },
	about: { build },
});

export const takeOut = ({
	channel,
	seen,
	anyway,
	...given
}: BodyOf<typeof releasesApi.remove>): Act => ({
	...given,
	name: 'remove',
	channel,
	seen: { [channel]: seen },
	options: { channel, ...letting(anyway) },
	about: letting(anyway),
});

/**
 * The code is taken with the act: of one that is refused it counts as not used. What was done is in the
 * channel's journal even where the trail could not be written.
 */
export async function perform(
	context: Context,
	session: SignedIn,
	parts: ReleaseParts,
	{ name, remote, channel, reason, code, seen, options, about, isCalm }: Act,
): Promise<{ said: string[] }> {
	await requireRight(context, session, remote);
	await requireCode(context, session, parts, code);
	if (isCalm) await requireCalm(context);
	const { place } = parts;
	if (!place) throw refused('no_store', 'This server sees no store.');
	if (!place.keyFile) throw refused('no_key', 'This server has no key to release with.');
	try {
		const before = await buildIn(place, channel, remote);
		const by = personOf(session);
		const given = { remote, by, seen, options: { ...options, reason } };
		const said = await act({ ...place, keyFile: place.keyFile }, name, given);
		const after = { ...about, build: await buildIn(place, channel, remote), reason };
		await record(context, name, { channel, remote }, { before: { build: before }, after });
		return { said };
	} catch (error) {
		throw refusalOf(error);
	}
}

/** In the trail of the provider's own affairs, whoever acted. */
async function record(
	context: Context,
	action: Act['name'],
	{ channel, remote }: Pick<Act, 'channel' | 'remote'>,
	rows: { before: object; after: object },
): Promise<void> {
	await leaveCompany(context);
	const id = `${channel}/${remote}`;
	await context.trail({ action, type: 'release', id, label: `${remote} · ${channel}`, ...rows });
}

/** As the journal names who acted; the name may be anybody's, the username is one person's. */
const personOf = ({ name, view: { username } }: SignedIn) =>
	name === username ? username : `${name} (${username})`;

async function requireRight({ db }: Context, session: SignedIn, remote: string): Promise<void> {
	const remotes = await remotesFor(db, session);
	if (!remotes.includes(EVERY_REMOTE) && !remotes.includes(remote)) {
		throw new ApiFailure('forbidden');
	}
}

async function requireCode(
	{ db }: Context,
	{ view }: SignedIn,
	{ codes }: ReleaseParts,
	code: string,
): Promise<void> {
	const found = await findTwoFactor(db, view.id);
	if (!found?.confirmed_at) throw new ApiFailure('second_step_required');
	await takeCode({ ...codes, db, guesses: ofPerson(view.id) }, view.id, found, code);
}

/** The tool takes any reason for an override, and from here there always is one: so it is asked here. */
async function requireCalm({ db }: Context): Promise<void> {
	const { now, next_close_at: next } = await nextClose(db);
	const minutes = next
		? (Date.parse(next) - Date.parse(now)) / MINUTE_MS
		: Number.POSITIVE_INFINITY;
	if (minutes > CALM_MINUTES) return;
	throw refused(
		'closing',
		`Nothing was promoted: a draw closes in ${Math.max(1, Math.ceil(minutes))} min, and nothing changes in the ${CALM_MINUTES} min before.`,
	);
}

export const releaseRights = ({ db }: Context) => rightsGiven(db);

/** Takes effect at the person's next call. */
export async function giveReleaseRights(
	context: Context,
	session: SignedIn,
	parts: ReleaseParts,
	{ username, remotes, code }: BodyOf<typeof releasesApi.give>,
): Promise<{ user_id: string }> {
	await requireCode(context, session, parts, code);
	const had = await rightsGiven(context.db);
	const id = await giveRights(context.db, username, remotes);
	if (!id) throw invalidField('username', 'unknown_reference');
	// By the person: their name may be written otherwise here.
	const [before, after] = [had, await rightsGiven(context.db)].map((all) =>
		all.find(({ user_id }) => user_id === id),
	);
	await leaveCompany(context);
	await context.trail({
		action: 'update',
		type: 'release-rights',
		id,
		label: (after ?? before)?.username ?? username,
		before: { remotes: before?.remotes ?? [] },
		after: { remotes: after?.remotes ?? [] },
	});
	return { user_id: id };
}
