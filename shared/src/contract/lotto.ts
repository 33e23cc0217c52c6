import {
	Colour,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	oneOf,
	type Static,
	strict,
	Type,
	text,
	Version,
} from '@borlette/shared/contract';
import { GAMES } from './games.ts';

const key = {
	game: oneOf(GAMES),
	/** 1, 2 or 3 for lotto 4 and 5; 0 for games without options. */
	option: Type.Integer({ minimum: 0, maximum: 3 }),
};
const editable = {
	name: text(80),
	colour: Colour,
	/** Order on the terminals. */
	position: Type.Integer({ minimum: 0, maximum: 10_000 }),
};
const blocked = {
	/** Surcussales where it cannot be played. */
	blocked_surcussales: Type.Array(Id, { maxItems: 1_000, uniqueItems: true }),
};

/** What a company lets people play. */
export const Lotto = Type.Object({
	...key,
	...editable,
	...blocked,
	id: Id,
	is_active: Type.Boolean(),
	version: Version,
	created_at: Instant,
});
export type Lotto = Static<typeof Lotto>;

const path = '/api/companies/lotto';
export const lottoApi = {
	list: listEndpoint({
		path: '/api/companies/list-lotto',
		summary: 'Options that can be played',
		access: { permission: 'view_lotto' },
		item: Lotto,
		filters: { game: oneOf(GAMES), is_active: Type.Boolean() },
		sort: ['position', 'name', 'game', 'created_at'],
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:optionId`,
		summary: 'One option',
		access: { permission: ['view_lotto', 'change_lotto'] },
		input: { params: Type.Object({ optionId: Id }) },
		output: Lotto,
	}),
	create: endpoint({
		method: 'POST',
		path,
		summary: 'Add an option; the second and third of lotto 4 and 5 also take option_plus',
		access: { permission: 'add_lotto' },
		input: { body: strict({ ...key, ...editable }) },
		output: Lotto,
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary: 'Change an option; is_active and blocked_surcussales also take block_option',
		access: { permission: 'change_lotto' },
		input: {
			body: strict({
				id: Id,
				version: Version,
				...editable,
				is_active: Type.Optional(Type.Boolean()),
				blocked_surcussales: Type.Optional(blocked.blocked_surcussales),
			}),
		},
		output: Lotto,
	}),
	remove: endpoint({
		method: 'DELETE',
		path,
		summary: 'Delete an option: nobody can play it any more',
		access: { permission: 'change_lotto' },
		input: { body: strict({ id: Id }) },
		output: Type.Object({ id: Id }),
	}),
};
