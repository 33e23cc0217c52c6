import {
	Colour,
	endpoint,
	Id,
	listEndpoint,
	oneOf,
	type Static,
	strict,
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
	is_active: Type.Boolean(),
	version: Version,
});
export type InfoTirage = Static<typeof InfoTirage>;

const path = '/api/companies/info-tirage';
export const infoTirageApi = {
	list: listEndpoint({
		path,
		summary: 'Catalogue of draws',
		access: { permission: 'view_infotirage' },
		item: InfoTirage,
		filters: { is_active: Type.Boolean(), slot: oneOf(SLOTS) },
		sort: ['name', 'state', 'draw_time'],
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:infoTirageId`,
		summary: 'One entry of the catalogue',
		access: { permission: ['view_infotirage', 'change_infotirage'] },
		input: { params: Type.Object({ infoTirageId: Id }) },
		output: InfoTirage,
	}),
	create: endpoint({
		method: 'POST',
		path,
		summary: 'Add an entry to the catalogue',
		access: { permission: 'add_infotirage' },
		input: { body: strict(editable) },
		output: InfoTirage,
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary: 'Change an entry; the draws built from it keep their times',
		access: { permission: 'change_infotirage' },
		input: {
			body: strict({
				id: Id,
				version: Version,
				...editable,
				is_active: Type.Optional(Type.Boolean()),
			}),
		},
		output: InfoTirage,
	}),
	remove: endpoint({
		method: 'DELETE',
		path,
		summary: 'Delete an entry that no draw is built from',
		access: { permission: 'change_infotirage' },
		input: { body: strict({ id: Id }) },
		output: Type.Object({ id: Id }),
	}),
};
