import { type Lots, lotsOf } from '@borlette/shared/contract/lots';
import type { Outcome } from '@borlette/shared/contract/official-results';
import { activeCompanies, asFarAsItGoes, type Company } from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { inScope, type Scope, type Tx } from '../../db/scope.ts';
import { confirmResult, enterResult } from '../../engine/results.sql.ts';
import { ApiFailure } from '../../errors.ts';
import { failureOf } from '../../http/errors.ts';
import { refreshTodos } from '../../todo/keep.ts';
import { type Actor, trailOf } from '../../trail/entries.sql.ts';
import type { OfficialDraw } from './feed.ts';
import {
	answerable,
	type DrawName,
	datesOf,
	findOfficial,
	storeOfficial,
	type Waiting,
} from './official-results.sql.ts';

interface Caller {
	scope: Scope;
	actor: Actor;
}
/** Who asks for it in every company. */
interface Provider extends Caller {
	/** What one company failed by: that keeps no other from its result. */
	report: (error: unknown, company: Company) => void;
}
type Step = (tx: Tx, date: Waiting) => Promise<Outcome['outcome'] | undefined>;

/** Keeps the official result, then enters it in every company; nothing is ever overwritten. */
export async function enterForAll(
	db: Pool,
	caller: Provider,
	draw: DrawName & Pick<OfficialDraw, 'pick3' | 'pick4'>,
): Promise<Outcome[]> {
	const { state, slot, draw_date, pick3, pick4 } = draw;
	const known = await inScope(db, { ...caller.scope, companyId: null }, async (tx) => {
		const given = { slot: slot as OfficialDraw['slot'], draw_date, pick3, pick4 };
		const [stands] = await storeOfficial(tx, state, [given], caller.actor.name);
		// Houses in which it waits later on get it from here, whether any has it now or not.
		if (stands?.is_new) {
			const label = `${state} ${slot} ${draw_date}`;
			await trailOf(
				tx,
				caller.actor,
			)({ action: 'create', type: 'official-results', id: state, label, after: given });
		}
		return stands;
	});
	if (known?.pick3 !== pick3 || known.pick4 !== pick4) throw new ApiFailure('conflict');
	return inEveryCompany(db, caller, draw_date, (company) =>
		inCompany(db, caller, company, draw, entering(lotsOf(pick3, pick4), caller.actor)),
	);
}

/** Enters a result for the dates of a draw that wait in a company. */
export async function enterInCompany(
	db: Pool,
	caller: Caller,
	company: Company,
	draw: DrawName & Pick<OfficialDraw, 'pick3' | 'pick4'>,
): Promise<void> {
	const step = entering(lotsOf(draw.pick3, draw.pick4), caller.actor);
	for await (const _ of inCompany(db, caller, company, draw, step));
}

/** Enters what is known for every draw that waits. */
export const enterKnown = (
	db: Pool,
	caller: Provider,
	{ start_date, end_date }: { start_date: string; end_date: string },
): Promise<Outcome[]> =>
	inEveryCompany(db, caller, start_date, async function* (company) {
		const scope = { ...caller.scope, companyId: company.id };
		const draws = await inScope(db, scope, (tx) => answerable(tx, start_date, end_date));
		for (const draw of draws) {
			const official = await inScope(db, scope, (tx) => findOfficial(tx, draw));
			if (!official) continue;
			const lots = lotsOf(official.pick3, official.pick4);
			yield* inCompany(db, caller, company, draw, entering(lots, caller.actor));
		}
	});

/** Confirms the official result wherever it waits. Throws `not_found` when none is known. */
export async function confirmForAll(
	db: Pool,
	caller: Provider,
	draw: DrawName,
): Promise<Outcome[]> {
	const official = await inScope(db, { ...caller.scope, companyId: null }, (tx) =>
		findOfficial(tx, draw),
	);
	if (!official) throw new ApiFailure('not_found');
	const lots = lotsOf(official.pick3, official.pick4);
	const confirming: Step = async (tx, date) => {
		if (!isSame(date, lots)) return date.revision === null ? undefined : 'conflict';
		if (date.state !== 'provisional' || date.revision === null) return 'same';
		await confirmResult(tx, date.instance_id, date.revision, lots, caller.actor.name);
		return 'confirmed';
	};
	return inEveryCompany(db, caller, draw.draw_date, (company) =>
		inCompany(db, caller, company, draw, confirming),
	);
}

const entering =
	(lots: Lots, actor: Actor): Step =>
	async (tx, date) => {
		if (date.revision !== null) return isSame(date, lots) ? 'same' : 'conflict';
		const revision = await enterResult(tx, date.instance_id, lots, '', actor.name);
		// Somebody entered one since the dates were read, and it would be replaced.
		if (revision !== date.revisions + 1) throw new ApiFailure('conflict');
		return 'entered';
	};

const isSame = (date: Waiting, lots: Lots): boolean =>
	date.lotto3 === lots.lotto3 && date.lot2 === lots.lot2 && date.lot3 === lots.lot3;

/** A company that fails, as one whose server is away, is named after what was done; throws where all do. */
async function inEveryCompany(
	db: Pool,
	{ scope, report }: Provider,
	draw_date: string,
	work: (company: Company) => AsyncIterable<Outcome>,
): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	const failed = await asFarAsItGoes(
		// A draw has one result wherever it is played: the chosen country narrows what is seen, and not this.
		await activeCompanies(db, { ...scope, countryCode: null }),
		async (company) => {
			for await (const outcome of work(company)) outcomes.push(outcome);
		},
		report,
	);
	const failures = failed.map(({ id, companyname }): Outcome => {
		const nothing = { tirage_name: '', draw_date, outcome: 'conflict' } as const;
		return { company_id: id, companyname, ...nothing, failed: true };
	});
	return [...outcomes, ...failures];
}

/** One transaction for each date: what one refuses leaves the others'. */
async function* inCompany(
	db: Pool,
	{ scope, actor }: Caller,
	{ id, companyname }: Company,
	draw: DrawName,
	step: Step,
): AsyncGenerator<Outcome> {
	const within = { ...scope, companyId: id };
	for (const date of await inScope(db, within, (tx) => datesOf(tx, draw), { readOnly: true })) {
		const outcome = await inScope(db, within, async (tx) => {
			const done = await step(tx, date);
			if (done === 'entered' || done === 'confirmed') {
				await refreshTodos(tx, within, ['result_missing', 'result_waiting']);
				await trailOf(
					tx,
					actor,
				)({
					action: done === 'entered' ? 'create' : 'confirm',
					type: 'lotgagnant',
					id: date.instance_id,
					label: `${date.tirage_name} ${date.draw_date}`,
					after: { ...draw, auto: true },
				});
			}
			return done;
		}).catch(refusalOf);
		const { tirage_name, draw_date } = date;
		if (outcome) yield { company_id: id, companyname, tirage_name, draw_date, outcome };
	}
}

function refusalOf(error: unknown): Outcome['outcome'] {
	const { code } = failureOf(error);
	if (code === 'draw_not_held' || code === 'second_person_required' || code === 'conflict') {
		return code;
	}
	throw error;
}
