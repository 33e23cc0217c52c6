import type { BodyOf } from '@borlette/shared/contract';
import {
	gamesAboveWhole,
	type InheritedRates,
	isOfficial,
	type Prime,
	type primeApi,
	type primeTirageApi,
	RATES,
	type Rate,
	type Rates,
	returnToPlayer,
} from '@borlette/shared/contract/prime';
import type { Db } from '../../db/connect.ts';
import { updateRow } from '../../db/write.ts';
import { nearestRates, savedRates, surcussaleOf, type Target } from '../../engine/rates.sql.ts';
import { invalidField } from '../../errors.ts';
import { found, versionConflict } from '../../http/changes.ts';
import { records } from '../../http/records.ts';
import { requireReferences } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import { refuseForEverybody } from '../../identity/reach.ts';
import { findGeneral, findPrime, type PrimeKind, type PrimeRow } from './prime.sql.ts';

/** Adds what the rates amount to. */
export const withReturn = <R extends { effective: Rates }>(row: R) => ({
	...row,
	return_to_player: returnToPlayer(row.effective),
	is_official: isOfficial(row.effective),
});

const ratesOf = (body: Record<Rate, number | null>) =>
	Object.fromEntries(RATES.map((rate) => [rate, body[rate]])) as Record<Rate, number | null>;

const getGeneral = async ({ db, companyId, scope }: Context): Promise<Prime> =>
	withReturn(found(await findGeneral(db, companyId, scope)));

export async function changeGeneral(
	context: Context,
	body: BodyOf<typeof primeApi.update>,
): Promise<Prime> {
	refuseForEverybody(context);
	const before = await getGeneral(context);
	requireConfirmed(body, body.confirmed);
	const key = { companyId: context.companyId, id: before.id, version: body.version };
	if (!(await updateRow(context.db, 'primes', key, ratesOf(body)))) {
		throw versionConflict(await getGeneral(context));
	}
	const after = await getGeneral(context);
	const label = after.companyname;
	await context.trail({ action: 'update', type: 'prime', id: after.id, label, before, after });
	return after;
}

/** A prime by which the company loses is a slip more often than a wish. */
function requireConfirmed(rates: Rates, confirmed = false): void {
	if (!confirmed && gamesAboveWhole(rates).length > 0) throw invalidField('confirmed', 'required');
}

/** What a prime of a target falls back on where it leaves a rate open. */
export async function inheritedBy(
	db: Db,
	companyId: string,
	{ agent_id = null, tirage_id = null, surcussale_id = null }: Target,
): Promise<InheritedRates> {
	const target = { agent_id, tirage_id, surcussale_id };
	const at = agent_id ? await surcussaleOf(db, companyId, agent_id) : undefined;
	const asked = { place: 0, ...target, ...at };
	const nearest = await nearestRates(db, companyId, [asked], target);
	return Object.fromEntries(
		nearest.map(({ rate, units, from }) => [rate, { units, from }]),
	) as InheritedRates;
}

type Change = Omit<BodyOf<typeof primeTirageApi.update>, 'confirmed'> & { confirmed?: boolean };
type New = Omit<Change, 'id' | 'version'> & Target;

type CompletePrime = ReturnType<typeof withReturn<PrimeRow>>;

/** The primes of one kind of target; null rates inherit. */
export const primesOf = (kind: PrimeKind) =>
	records<CompletePrime, New, Change>({
		type: `prime-${kind}`,
		table: 'primes',
		labelOf: ({ agent_name, tirage_name, surcussale_name }) =>
			[agent_name, tirage_name, surcussale_name].filter(Boolean).join(', '),
		async find(db, scope, id) {
			const row = await findPrime(db, scope, kind, id);
			return row && withReturn(row);
		},
		concerns: (row) => row as Target,
		columnsOf: (body) => ({ ...ratesOf(body), ...targetOf(body) }),
		async check(context, body, before) {
			if (!before) await requireTarget(context, targetOf(body));
			const inherited = await inheritedBy(context.db, context.companyId, before ?? targetOf(body));
			const rates = RATES.map((rate) => [rate, body[rate] ?? inherited[rate].units]);
			requireConfirmed(Object.fromEntries(rates) as Rates, body.confirmed);
		},
	});

/** Of an added one; whom it is for never changes afterwards. */
const targetOf = (body: New | Change): Target =>
	'id' in body
		? {}
		: {
				agent_id: body.agent_id ?? null,
				tirage_id: body.tirage_id ?? null,
				surcussale_id: body.surcussale_id ?? null,
			};

async function requireTarget({ db, scope, companyId }: Context, target: Target): Promise<void> {
	const { agent_id, tirage_id } = target;
	await requireReferences({ db, scope }, target);
	if (await savedRates(db, companyId, target)) {
		const field = agent_id ? 'agent_id' : tirage_id ? 'tirage_id' : 'surcussale_id';
		throw invalidField(field, 'taken');
	}
}
