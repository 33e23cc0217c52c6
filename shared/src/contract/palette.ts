import { endpoint, Id, nullable, type Static, strict, Type } from '@borlette/shared/contract';

/** Most rows that are found of a kind: who wants more goes to the list. */
export const FOUND_MAX = 5;

/** A row that what was typed names. */
export const Found = Type.Object({
	/** `agent`, `surcussale`, `supervisor`, `tirage` or `fiche`; an API may know more. */
	kind: Type.String(),
	id: Id,
	/** What it is called wherever it is named. */
	name: Type.String(),
	/** What tells it from others of the same name; may be empty. */
	note: Type.String(),
	/** By which its list finds it: its code, its reference or its name. */
	key: Type.String(),
	/** Whose it is, in "Toutes"; null where one company is chosen. */
	company: nullable(Type.String()),
});
export type Found = Static<typeof Found>;

export const paletteApi = {
	/** Of each kind only for who may open its list, and of its rows those that the list has for them. */
	find: endpoint({
		method: 'GET',
		path: '/api/companies/search',
		summary:
			'Agents, surcussales, supervisors and draws by what they are called, a fiche by its reference; at most five of each',
		access: {
			permission: [
				...(['view_agent', 'view_surcussale', 'view_supervisor', 'view_tirage'] as const),
				'view_fichevente',
			],
		},
		input: {
			query: strict({
				/** Without words nothing is found. */
				q: Type.Optional(
					Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$', examples: ['pierre'] }),
				),
			}),
		},
		output: Type.Object({ found: Type.Array(Found) }),
		lane: 'list',
	}),
};
