import {
	Colour,
	CompanyName,
	Id,
	Instant,
	oneOf,
	type Static,
	Type,
	text,
	Version,
} from '@borlette/shared/contract';
import { named } from './choices.ts';
import { blockable, crudApi } from './crud.ts';
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
	companyname: CompanyName,
	is_active: Type.Boolean(),
	version: Version,
	created_at: Instant,
});
export type Lotto = Static<typeof Lotto>;

export const lottoApi = crudApi({
	path: '/api/companies/lotto',
	paths: { list: '/api/companies/list-lotto' },
	param: 'optionId',
	codes: 'lotto',
	item: Lotto,
	editable,
	added: key,
	changed: { ...blockable, blocked_surcussales: Type.Optional(blocked.blocked_surcussales) },
	filters: { game: oneOf(GAMES), is_active: Type.Boolean() },
	sort: ['position', 'name', 'game', 'created_at'],
	summaries: {
		list: 'Options that can be played',
		one: 'One option',
		create: 'Add an option; the second and third of lotto 4 and 5 also take option_plus',
		update: 'Change an option; is_active and blocked_surcussales also take block_option',
		remove: 'Delete an option: nobody can play it any more',
	},
});

/** Options, to choose from. */
export const lottoChoices = { from: lottoApi.list, choice: named };
