import {
	Colour,
	CompanyName,
	Day,
	endpoint,
	Id,
	Instant,
	nullable,
	oneOf,
	type Static,
	strict,
	TimeOfDay,
	Type,
	text,
	Version,
	Zone,
} from '@borlette/shared/contract';
import { named } from './choices.ts';
import { blockable, crudApi } from './crud.ts';
import { SLOTS, Weekdays } from './info-tirage.ts';

/** States of a tirage instance (one date of a tirage). */
export const INSTANCE_STATES = [
	'open',
	'closed',
	'provisional',
	'confirmed',
	'settled',
	'cancelled',
] as const;

/** The states in which what a draw brought or cost the house no longer changes by itself. */
export const FINAL_STATES: readonly (typeof INSTANCE_STATES)[number][] = ['settled', 'cancelled'];

const editable = {
	info_tirage_id: Id,
	name: text(80),
	timezone: Zone,
	/** In `timezone`. */
	draw_time: TimeOfDay,
	days: Weekdays,
	/** Minutes before `draw_time` at which sales end. */
	cutoff_minutes: Type.Integer({ minimum: 0, maximum: 240 }),
};

/** A recurring draw of a company. */
export const Tirage = Type.Object({
	...editable,
	id: Id,
	companyname: CompanyName,
	/** Name of the catalogue entry. */
	info_tirage_name: Type.String(),
	state: Type.String(),
	slot: oneOf(SLOTS),
	colour: Colour,
	is_active: Type.Boolean(),
	/** The next date it is drawn, by the server's clock; null when blocked. */
	next_draw_date: nullable(Day),
	next_draw_at: nullable(Instant),
	/** When sales for it end. */
	next_close_at: nullable(Instant),
	version: Version,
	created_at: Instant,
});
export type Tirage = Static<typeof Tirage>;

const path = '/api/companies/tirage';
export const tirageApi = {
	/** With dates the list has the tirages that have an instance between them, both included. */
	...crudApi({
		path,
		paths: { list: '/api/companies/list-tirage' },
		param: 'tirageId',
		codes: 'tirage',
		item: Tirage,
		editable,
		changed: blockable,
		filters: { start_date: Day, end_date: Day, is_active: Type.Boolean(), slot: oneOf(SLOTS) },
		sort: ['name', 'state', 'draw_time', 'next_draw_at', 'created_at'],
		summaries: {
			list: 'Draws of the company',
			one: 'One draw',
			create: 'Add a draw',
			update: 'Change a draw; is_active also takes block_tirage',
			remove: 'Delete a draw that never sold; block one that did',
		},
	}),
	remove: endpoint({
		method: 'DELETE',
		path,
		summary: 'Delete a draw that never sold; block one that did',
		access: { permission: 'change_tirage' },
		input: { query: strict({ tirageId: Id }) },
		output: Type.Object({ id: Id }),
	}),
};

/** Draws, to choose from. */
export const tirageChoices = { from: tirageApi.list, choice: named };
