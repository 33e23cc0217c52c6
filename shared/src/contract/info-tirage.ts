import {
	Colour,
	CompanyName,
	Id,
	oneOf,
	type Static,
	TimeOfDay,
	Type,
	text,
	Version,
	Zone,
} from '@borlette/shared/contract';
import { blockable, crudApi } from './crud.ts';

/** Part of the day a draw falls in. */
export const SLOTS = ['matin', 'midi', 'soir', 'nuit'] as const;
/** ISO weekdays: 1 is Monday. */
export const Weekdays = Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
	minItems: 1,
	maxItems: 7,
	uniqueItems: true,
});

const editable = {
	name: text(80),
	/** Source state, e.g. `New York`. */
	state: text(80),
	slot: oneOf(SLOTS),
	colour: Colour,
	timezone: Zone,
	/** In `timezone`. */
	draw_time: TimeOfDay,
	days: Weekdays,
};

/** Catalogue entry that a tirage is built from. */
export const InfoTirage = Type.Object({
	...editable,
	id: Id,
	companyname: CompanyName,
	/** At which sales of a new draw end, by the rules of the company; an earlier API does not send it. */
	default_cutoff_minutes: Type.Optional(Type.Integer()),
	is_active: Type.Boolean(),
	version: Version,
});
export type InfoTirage = Static<typeof InfoTirage>;

export const infoTirageApi = crudApi({
	path: '/api/companies/info-tirage',
	param: 'infoTirageId',
	codes: 'infotirage',
	item: InfoTirage,
	editable,
	changed: blockable,
	filters: { is_active: Type.Boolean(), slot: oneOf(SLOTS) },
	sort: ['name', 'state', 'draw_time'],
	summaries: {
		list: 'Catalogue of draws',
		one: 'One entry of the catalogue',
		create: 'Add an entry to the catalogue',
		update: 'Change an entry; the draws built from it keep their times',
		remove: 'Delete an entry that no draw is built from',
	},
});
