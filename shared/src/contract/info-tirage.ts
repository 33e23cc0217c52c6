import {
	Colour,
	Id,
	listEndpoint,
	oneOf,
	type Static,
	TimeOfDay,
	Type,
	text,
	Version,
	Zone,
} from '@borlette/shared/contract';

/** Part of the day a draw falls in. */
export const SLOTS = ['matin', 'midi', 'soir', 'nuit'] as const;
/** ISO weekdays: 1 is Monday. */
export const Weekdays = Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
	minItems: 1,
	maxItems: 7,
	uniqueItems: true,
});

/** Catalogue entry that a tirage is built from. */
export const InfoTirage = Type.Object({
	id: Id,
	name: text(80),
	/** Source state, e.g. `New York`. */
	state: text(80),
	slot: oneOf(SLOTS),
	colour: Colour,
	timezone: Zone,
	draw_time: TimeOfDay,
	days: Weekdays,
	is_active: Type.Boolean(),
	version: Version,
});
export type InfoTirage = Static<typeof InfoTirage>;

export const infoTirageApi = {
	list: listEndpoint({
		path: '/api/companies/info-tirage',
		summary: 'Catalogue of draws',
		access: { permission: 'view_infotirage' },
		item: InfoTirage,
		filters: { is_active: Type.Boolean() },
		sort: ['name', 'state', 'draw_time'],
	}),
};
