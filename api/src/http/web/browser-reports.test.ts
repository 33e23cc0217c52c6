import { REPORTS_PATH } from '@borlette/shared/config/web-headers.mjs';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();

/** As Chromium sends them. */
const OLD = {
	'csp-report': {
		'effective-directive': 'script-src-elem',
		'blocked-uri': 'https://evil.example/x.js?who=rose',
		'document-uri': 'https://app.example/dashboard/agent/list?q=Rose',
		'script-sample': 'secret',
	},
};
const NEW = [
	{
		type: 'csp-violation',
		body: {
			effectiveDirective: 'require-trusted-types-for',
			blockedURL: 'trusted-types-sink',
			documentURL: 'https://app.example/dashboard/app',
			sample: 'Element innerHTML|secret',
		},
	},
];

async function logged(type: string, payload: unknown) {
	const warn = jest.spyOn(api.app.log, 'warn');
	// Each request logs with a child of its own.
	jest.spyOn(api.app.log, 'child').mockReturnValue(api.app.log as never);
	const answer = await api.inject({
		method: 'POST',
		url: REPORTS_PATH,
		headers: { 'content-type': type },
		payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
	});
	const lines = warn.mock.calls.map(([refusal]) => refusal);
	jest.restoreAllMocks();
	return { status: answer.status, lines };
}

test('what a browser refused is logged, without queries and samples', async () => {
	expect(await logged('application/csp-report', OLD)).toEqual({
		status: 204,
		lines: [
			{
				directive: 'script-src-elem',
				blocked: 'https://evil.example/x.js',
				page: 'https://app.example/dashboard/agent/list',
				source: undefined,
			},
		],
	});
	const { lines } = await logged('application/reports+json', NEW);
	expect(lines).toEqual([
		{
			directive: 'require-trusted-types-for',
			blocked: 'trusted-types-sink',
			page: 'https://app.example/dashboard/app',
			source: undefined,
		},
	]);
});

const FAILED = {
	type: 'page-error',
	body: {
		kind: 'rejection',
		remote: 'remote-admin',
		build: '1.4.0-3fa9c1d20b7e',
		isPresumed: true,
		route: 'agent.edit',
		name: 'TypeError',
		message:
			'Cannot read properties of undefined (reading \'balance\') for "Rose Toussaint", rose@example.com, 1234567',
		source: 'https://app.example/remotes/remote-admin/1.4.0-3fa9c1d20b7e/assets/a.js?who=rose',
		channel: 'production',
		revision: 12,
		host: '1.0.0-abcdef',
		user: 'Rose Toussaint',
	},
};

test('what failed in a page is logged with its build, without anything of a person', async () => {
	const { status, lines } = await logged('application/reports+json', [FAILED]);
	expect(status).toBe(204);
	expect(lines).toEqual([
		{
			kind: 'rejection',
			remote: 'remote-admin',
			build: '1.4.0-3fa9c1d20b7e',
			presumed: true,
			route: 'agent.edit',
			name: 'TypeError',
			message: 'Cannot read properties of undefined (reading \'balance\') for "…", … …',
			source: 'https://app.example/remotes/remote-admin/1.4.0-3fa9c1d20b7e/assets/a.js',
			channel: 'production',
			revision: 12,
			host: '1.0.0-abcdef',
		},
	]);
});

test('of a failure that is none of ours nothing is logged, and no text at length', async () => {
	const strange = [
		{ type: 'page-error', body: { ...FAILED.body, kind: 'invented' } },
		{ type: 'page-error', body: 'text' },
		{ type: 'page-error' },
	];
	expect((await logged('application/reports+json', strange)).lines).toEqual([]);
	const body = { kind: 'error', name: 'Rose Toussaint', message: 'x'.repeat(5_000), revision: '1' };
	const [line] = (await logged('application/reports+json', [{ type: 'page-error', body }])).lines;
	expect(line).toMatchObject({ message: 'x'.repeat(200), name: undefined, revision: undefined });
});

test('many at once are cut short, and what is no report is no line', async () => {
	const many = Array.from({ length: 40 }, () => NEW[0]);
	expect((await logged('application/reports+json', many)).lines).toHaveLength(10);
	expect((await logged('application/reports+json', [1, null, {}])).lines).toEqual([]);
});

test('a report of another kind or size is refused', async () => {
	expect((await logged('text/plain', 'hello')).status).toBe(415);
	const large = JSON.stringify([{ body: { blockedURL: 'x'.repeat(20_000) } }]);
	expect((await logged('application/reports+json', large)).status).toBe(413);
});

test('from one address only so many a minute are read', async () => {
	const statuses = new Set<number>();
	for (let count = 0; count < 40; count++) {
		statuses.add((await logged('application/csp-report', OLD)).status);
	}
	expect([...statuses]).toEqual([204, 429]);
});
