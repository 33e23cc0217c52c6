import {
	type Endpoint,
	endpoint,
	Id,
	listEndpoint,
	type Permission,
	type Role,
	strict,
	type TObject,
	type TSchema,
	Type,
	Version,
} from '@borlette/shared/contract';

type Properties = Record<string, TSchema>;
type None = Record<never, never>;
/** `A` with the properties of `B` added, or put in place of its own. */
type With<A, B> = {
	[K in keyof A | keyof B]: K extends keyof B ? B[K] : K extends keyof A ? A[K] : never;
};

const together = <A extends Properties, B extends Properties>(one: A, other: B | undefined) =>
	({ ...one, ...other }) as Properties as With<A, B>;

/** What `view_…`, `add_…` and `change_…` have in common: `agent`. */
type Stem = {
	[P in Permission]: P extends `view_${infer S}`
		? `add_${S}` extends Permission
			? `change_${S}` extends Permission
				? S
				: never
			: never
		: never;
}[Permission];

interface Crud<Item extends TObject, Param, Editable, Added, Changed, Filters, Sort, Detail> {
	/** Of the calls that read one, add, change and delete; of the list too, unless it has its own. */
	path: string;
	paths?: { list?: string; remove?: string };
	/** Of the path of one: `agentId`. */
	param: Param;
	/** `agent`: `view_agent`, `add_agent` and `change_agent`, which deletes too; or one code for each of the calls. */
	codes: Stem | { every: Permission };
	/** Narrows further; not the list that has its own access. */
	roles?: readonly Role[];
	/** `session`: everybody who is signed in reads the list. */
	listAccess?: 'session';
	item: Item;
	/** What reading one and each change answer, where it is more than a row of the list. */
	detail?: Detail;
	/** What both bodies take. */
	editable: Editable;
	/** Of the body that adds alone. */
	added?: Added;
	/** Of the body that changes alone. */
	changed?: Changed;
	filters: Filters;
	/** Fields a caller may sort by. */
	sort: Sort;
	defaultSort?: string;
	/** As in `ListDefinition`. */
	sums?: readonly (keyof Item['properties'] & string)[];
	/** As in `Endpoint`, of the calls that add, change and delete. */
	writes?: 'elsewhere';
	/** As in `Endpoint`, of the call that adds. */
	adding?: { files?: readonly string[]; isKeyed?: Endpoint['isKeyed']; asksAgain?: true };
	summaries: Record<'list' | 'one' | 'create' | 'update' | 'remove', string>;
}

/** For `changed`: the row can be blocked, which takes a code of its own beside the one to change. */
export const blockable = { is_active: Type.Optional(Type.Boolean()) };

/** The five calls of rows that people list, read, add, change and delete. */
export function crudApi<
	Item extends TObject<{ id: TSchema }>,
	Param extends string,
	Editable extends Properties,
	Filters extends Properties,
	const Sort extends readonly [string, ...string[]],
	Added extends Properties = None,
	Changed extends Properties = None,
	Detail extends TSchema = Item,
>(rows: Crud<Item, Param, Editable, Added, Changed, Filters, Sort, Detail>) {
	const { path, paths = {}, param, codes, item, editable, summaries } = rows;
	const codeTo = (verb: 'view' | 'add' | 'change'): Permission =>
		typeof codes === 'string' ? `${verb}_${codes}` : codes.every;
	const roles = rows.roles && { roles: rows.roles };
	const writes = rows.writes && { writes: rows.writes };
	const output = (rows.detail ?? item) as Detail;
	const change = { permission: codeTo('change'), ...roles } as const;
	const ofOne = { id: Id, version: Version };
	return {
		list: listEndpoint({
			path: paths.list ?? path,
			summary: summaries.list,
			access: rows.listAccess ?? { permission: codeTo('view'), ...roles },
			item,
			filters: rows.filters,
			sort: rows.sort,
			...(rows.defaultSort && { defaultSort: rows.defaultSort as Sort[number] }),
			...(rows.sums && { sums: rows.sums }),
		}),
		one: endpoint({
			method: 'GET',
			path: `${path}/:${param}`,
			summary: summaries.one,
			access: { permission: [...new Set([codeTo('view'), codeTo('change')])], ...roles },
			input: { params: Type.Object({ [param]: Id } as Record<Param, typeof Id>) },
			output,
		}),
		create: endpoint({
			method: 'POST',
			path,
			summary: summaries.create,
			access: { permission: codeTo('add'), ...roles },
			...writes,
			...rows.adding,
			input: { body: strict(together(editable, rows.added)) },
			output,
		}),
		update: endpoint({
			method: 'PUT',
			path,
			summary: summaries.update,
			access: change,
			...writes,
			input: { body: strict(together(together(ofOne, editable), rows.changed)) },
			output,
		}),
		remove: endpoint({
			method: 'DELETE',
			path: paths.remove ?? path,
			summary: summaries.remove,
			access: change,
			...writes,
			input: { body: strict({ id: Id }) },
			output: Type.Object({ id: Id }),
		}),
	};
}
