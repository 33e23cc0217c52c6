import { randomUUID } from 'node:crypto';
import { type Endpoint, PROVIDER_PERMISSIONS } from '@borlette/shared/contract';
import { posApi } from '@borlette/shared/contract/pos';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { IDS, PASSWORD } from '../tools/testing/ids.ts';
import { sampleOf, textsOf, withValue } from '../tools/testing/samples.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi();

const NAUGHTY = [
	'',
	' \t ',
	'a\0b',
	'a\ud83d',
	'\u202e\u200f\ufeff',
	"'; DROP TABLE agents; -- \\",
	'%s%n{{7*7}}$1',
	'__proto__',
	'9'.repeat(5_000),
	'\r\nSet-Cookie: a=b',
	'👩‍👩‍👧‍👦 İıẞß',
];

interface Input {
	params?: Record<string, unknown>;
	query?: Record<string, unknown>;
	body?: Record<string, unknown>;
}

/** Right in every field; the rows it names are unknown. */
const inputOf = ({ input }: Endpoint): Input =>
	Object.fromEntries(Object.entries(input).map(([part, schema]) => [part, sampleOf(schema)]));

const fieldsOf = ({ input }: Endpoint) =>
	Object.entries(input).flatMap(([part, schema]) => textsOf(schema).map((path) => [part, ...path]));

async function tokens(): Promise<Record<'root' | 'adminA' | 'agent', string>> {
	const passwordHash = await hash(PASSWORD, { memoryCost: 64, timeCost: 1 });
	await sql`UPDATE agents SET password_hash = ${passwordHash} WHERE id = ${IDS.agentA}`.execute(
		api.owner,
	);
	const { body } = await api.call({ token: undefined }, posApi.login, {
		body: { company: 'AAA', username: 'agentA', password: PASSWORD, device_id: 'POS-1' },
	});
	return {
		root: await api.tokenOf('root', IDS.companyA),
		adminA: await api.tokenOf('adminA'),
		agent: body.accessToken,
	};
}

/** Ends the sign-in that the others go by, or streams without an end. */
const LEFT_OUT = [
	'POST /api/user/auth/logout',
	'POST /api/pos/logout',
	'GET /api/companies/events',
];

type Tokens = Awaited<ReturnType<typeof tokens>>;

/** Of somebody whom the call is for. */
function tokenFor({ access, path }: Endpoint, signedIn: Tokens): string {
	if (access === 'agent') return signedIn.agent;
	const { permission, roles = ['company'] } = typeof access === 'object' ? access : {};
	const isProviders =
		path.startsWith('/api/generals/co') ||
		!roles.includes('company') ||
		(PROVIDER_PERMISSIONS as ReadonlyArray<typeof permission>).includes(permission);
	return isProviders ? signedIn.root : signedIn.adminA;
}

/** The field's values by which the call failed, or was refused to who sent it. */
async function failuresOf(
	endpoint: Endpoint,
	path: ReadonlyArray<string | number>,
	token: string,
): Promise<string[]> {
	const failing: string[] = [];
	const sample = inputOf(endpoint);
	for (const text of NAUGHTY) {
		const input = withValue(sample, path, path[0] === 'body' ? text : text.toWellFormed());
		const request = requestOf(endpoint, input, token);
		const headers = { ...request.headers, 'idempotency-key': randomUUID() };
		const { status } = await api.inject({ ...request, headers });
		const isRefused = [401, 403].includes(status) && endpoint.access !== 'public';
		if (status >= 500 || isRefused) {
			failing.push(
				`${status} ${endpoint.method} ${endpoint.path} ${path.join('.')} ${JSON.stringify(text)}`,
			);
		}
	}
	return failing;
}

test('whatever stands in any text field of any call, none fails', async () => {
	const signedIn = await tokens();
	const failing: string[] = [];
	let fields = 0;
	for (const endpoint of api.app.endpoints) {
		if (LEFT_OUT.includes(`${endpoint.method} ${endpoint.path}`)) continue;
		for (const path of fieldsOf(endpoint)) {
			fields += 1;
			failing.push(...(await failuresOf(endpoint, path, tokenFor(endpoint, signedIn))));
		}
	}
	expect(failing).toEqual([]);
	expect(fields).toBeGreaterThan(300);
});
