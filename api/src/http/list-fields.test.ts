import { type Endpoint, type ListEndpoint, PERMISSIONS } from '@borlette/shared/contract';
import { sql } from 'kysely';
import { IDS, type Person } from '../tools/testing/ids.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';

// What a list sorts, filters and adds up by is named in the contract and found in its rows only when
// somebody asks for it, so each field is asked for once.
const api = useTestApi();

interface Schema {
	type?: string;
	format?: string;
	pattern?: string;
	enum?: readonly unknown[];
	const?: unknown;
	minimum?: number;
	anyOf?: readonly Schema[];
	properties?: Record<string, Schema>;
}

const now = new Date().toISOString();
const FORMATS: Readonly<Record<string, string>> = {
	date: now.slice(0, 10),
	'date-time': now,
	uuid: IDS.unknown,
};
/** Of texts that only look so. */
const TEXTS = ['a', '12', '+50937112233', '123', '1', IDS.unknown];

/** Values that a filter takes: each word of a closed set, else one of its type. */
function valuesOf(schema: Schema): unknown[] {
	const { type, format, pattern } = schema;
	if (schema.enum) return [...schema.enum];
	if (schema.const !== undefined) return [schema.const];
	if (schema.anyOf) return schema.anyOf.flatMap(valuesOf);
	if (type === 'null') return [];
	if (type === 'boolean') return [true];
	if (type === 'integer' || type === 'number') return [schema.minimum ?? 1];
	if (format) return [FORMATS[format] ?? format];
	const fits = new RegExp(pattern ?? '');
	return TEXTS.filter((text) => fits.test(text)).slice(0, 1);
}

/** What any list understands; what these do is tested in `list.test.ts`. */
const COMMON = [
	'limit',
	'offset',
	'sort',
	'q',
	'format',
	'columns',
	'titles',
	'title',
	'words',
	'lang',
];

const lists = () =>
	api.app.endpoints.filter((endpoint): endpoint is ListEndpoint => 'defaultSort' in endpoint);

/** A query for each field that the list names. */
function queriesOf({ sort, input }: ListEndpoint): Array<Record<string, unknown>> {
	const fields = (input.query as Schema).properties ?? {};
	return [
		...sort.map((field) => ({ sort: field })),
		{ q: 'a' },
		// By which a row is found again, where the list says it.
		...sort.map((field) => ({ sort: field, offset: 1 })),
		...Object.entries(fields)
			.filter(([name]) => !COMMON.includes(name))
			.flatMap(([name, schema]) => valuesOf(schema).map((value) => ({ [name]: value }))),
	];
}

const PEOPLE_OF = { superuser: 'root', company: 'adminA', supervisor: 'supervisorA' } as const;
const personOf = ({ access }: Endpoint): Person => {
	const [role = 'company'] = (typeof access === 'object' ? access.roles : undefined) ?? [];
	return PEOPLE_OF[role];
};

/** Those of the lists that are not answered, by what was asked. */
async function refusedOf(endpoints: readonly ListEndpoint[]): Promise<Record<string, string>> {
	const refused: Record<string, string> = {};
	const tokens = new Map<Person, string>();
	for (const endpoint of endpoints) {
		const person = personOf(endpoint);
		const token = tokens.get(person) ?? (await api.tokenOf(person));
		tokens.set(person, token);
		for (const query of queriesOf(endpoint)) {
			const asked = { query: { ...query, limit: 25 } };
			const { status, failure } = await api.inject(requestOf(endpoint, asked, token));
			if (status === 200) continue;
			refused[`${endpoint.path} ${JSON.stringify(query)}`] = JSON.stringify(failure);
		}
	}
	return refused;
}

beforeAll(async () => {
	await sql`INSERT INTO user_permissions
		SELECT id, unnest(${[...PERMISSIONS]}::text[]) FROM users ON CONFLICT DO NOTHING`.execute(
		api.owner,
	);
});

test('each list sorts, filters, looks and adds up by every field that its contract names', async () => {
	expect(lists().length).toBeGreaterThan(30);
	expect(lists().flatMap(queriesOf).length).toBeGreaterThan(300);
	expect(await refusedOf(lists())).toEqual({});
});
