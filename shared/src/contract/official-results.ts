import {
	Day,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	type Static,
	strict,
	Type,
	text,
} from '@borlette/shared/contract';
import { SLOTS } from './info-tirage.ts';
import { Pick3, Pick4 } from './lotgagnant.ts';

const draw = {
	/** As in the catalogue, e.g. `New York`. */
	state: text(80),
	slot: oneOf(SLOTS),
	draw_date: Day,
};
const access = { permission: 'add_tirage_auto', roles: ['superuser'] } as const;

/** What a state lottery published, for all companies. */
export const OfficialResult = Type.Object({
	id: Type.String(),
	...draw,
	pick3: Type.String(),
	pick4: nullable(Type.String()),
	created_by: Type.String(),
	created_at: Instant,
});
export type OfficialResult = Static<typeof OfficialResult>;

/** Why a row of a file was not taken. */
export const IMPORT_PROBLEMS = [
	'bad_date',
	/** Not of three or four digits, or of a row that is cut off or has moved. */
	'bad_number',
	'bad_sum',
	'bad_slot',
	'missing_pick3',
	/** The file itself has two different values. */
	'conflict_in_file',
	/** There is another value already; it is never overwritten. */
	'conflict_with_known',
] as const;

/** What became of a result in one company. */
export const OUTCOMES = [
	'entered',
	'confirmed',
	/** The same result is there already. */
	'same',
	/** Another result stands or waits. */
	'conflict',
	/** By the two-person rule somebody else must confirm. */
	'second_person_required',
	/** Sales are not over. */
	'draw_not_held',
] as const;
const Outcome = Type.Object({
	company_id: Id,
	companyname: Type.String(),
	tirage_name: Type.String(),
	draw_date: Day,
	outcome: oneOf(OUTCOMES),
	failed: Type.Optional(
		Type.Boolean({
			description:
				'Nothing more could be done in the company, for a reason that the log has: draw and outcome say nothing',
		}),
	),
});
export type Outcome = Static<typeof Outcome>;

const path = '/api/generals/lotgagnant';
/** "Lots gagnant Auto": one result for every company that plays the draw. */
export const officialResultApi = {
	list: listEndpoint({
		path: '/api/generals/official-results',
		summary: 'Official results, entered or imported',
		access,
		item: OfficialResult,
		filters: {
			state: Type.String({ maxLength: 80 }),
			slot: oneOf(SLOTS),
			start_date: Day,
			end_date: Day,
		},
		sort: ['draw_date', 'state', 'slot'],
		defaultSort: '-draw_date',
	}),
	/** What can be entered for all: draws of the active companies' catalogues that they play. */
	draws: endpoint({
		method: 'GET',
		path: `${path}/tirages`,
		summary: 'Draws that companies play, and how many of their dates wait for a result',
		access,
		input: {},
		output: Type.Array(
			Type.Object({
				state: draw.state,
				slot: draw.slot,
				/** Of the first company's draw, `HH:mm` in `timezone`. */
				draw_time: Type.String(),
				timezone: Type.String(),
				/** Companies that play it. */
				companies: Type.Integer(),
				/** Dates that were held and have no result yet, of all companies. */
				waiting: Type.Integer(),
				/** The oldest of them. */
				waiting_since: nullable(Day),
			}),
		),
	}),
	import: endpoint({
		method: 'POST',
		path: '/api/generals/official-results',
		summary:
			'Import official results from CSV: the export of a state lottery (Draw Date, Midday Daily #, …) or the columns date, slot, pick3, pick4',
		access,
		lane: 'long',
		files: ['file'],
		writes: 'elsewhere',
		input: { body: strict({ state: draw.state }) },
		output: Type.Object({
			/** Draws found in the file. */
			draws: Type.Integer(),
			imported: Type.Integer(),
			/** Stood already with the same value. */
			known: Type.Integer(),
			problems: Type.Array(
				Type.Object({
					/** Counted from 1, the heading included. */
					line: Type.Integer(),
					problem: oneOf(IMPORT_PROBLEMS),
					draw_date: nullable(Type.String()),
					slot: nullable(Type.String()),
					/** As the file has it. */
					value: Type.String(),
					/** With a conflict: what stands against it. */
					known: nullable(Type.String()),
				}),
			),
		}),
	}),
	enter: endpoint({
		method: 'POST',
		path,
		summary: 'Enter a result for every company that plays the draw',
		access,
		lane: 'long',
		writes: 'elsewhere',
		input: { body: strict({ ...draw, pick3: Pick3, pick4: nullable(Pick4) }) },
		output: Type.Array(Outcome),
	}),
	/** Of the dates that wait for a result in any company. */
	enterKnown: endpoint({
		method: 'POST',
		path: `${path}/officiels`,
		summary: 'Enter the official results that are known for every draw that waits for one',
		access,
		lane: 'long',
		writes: 'elsewhere',
		input: { body: strict({ start_date: Day, end_date: Day }) },
		output: Type.Array(Outcome),
	}),
	confirm: endpoint({
		method: 'PUT',
		path,
		summary: 'Confirm a result in every company where it waits and is the official one',
		access,
		lane: 'long',
		writes: 'elsewhere',
		input: { body: strict(draw) },
		output: Type.Array(Outcome),
	}),
};
