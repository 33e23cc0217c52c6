import { agentApi } from '@borlette/shared/contract/agent';
import { authApi } from '@borlette/shared/contract/auth';
import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import fc from 'fast-check';
import { IDS } from '../tools/testing/ids.ts';
import { useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi();

const NAUGHTY = [
	'',
	' ',
	'\0',
	'a\0b',
	'\ud800',
	'\udfff',
	'a\ud83d',
	'\u202e\u200f\ufeff',
	'𝕊𝕦𝕣𝕔𝕦𝕤𝕤𝕒𝕝𝕖 👩‍👩‍👧‍👦',
	"'; DROP TABLE agents; --",
	'%s%n{{7*7}}',
	'<script>alert(1)</script>',
	'../../etc/passwd',
	'__proto__',
	'constructor',
	'NaN',
	'İıẞß',
	'e\u0301'.repeat(30),
	'\\',
	'\r\nSet-Cookie: a=b',
];

const surcussale = {
	city: '',
	address: '',
	phone: null,
	commission: 0,
	supervisor_id: null,
};

test.each(NAUGHTY)('%j is either kept to the letter or refused at its field', async (name) => {
	const { status, body, failure } = await api.call('adminA', surcussaleApi.create, {
		body: { ...surcussale, name, city: name },
	});
	if (status === 200) expect([body.name, body.city]).toEqual([name, name]);
	else {
		expect(status).toBe(422);
		expect(failure.fields).toHaveProperty('name');
	}
});

test.each([
	'Jac\u202emel',
	'\u2066Jacmel\u2069',
	'Jacmel\u200f',
	'Jac\u200bmel',
	'Jac\u00admel',
	'Jac\u0007mel',
	'Jac\u{e0041}mel',
	'Jac\u{e0101}mel',
	'Jac\u{1d173}mel',
])(
	'%j reads as another name: what is not seen is refused wherever somebody writes',
	async (text) => {
		const create = (changes: object) =>
			api.call('adminA', surcussaleApi.create, {
				body: { ...surcussale, name: 'Jacmel', ...changes },
			});
		const fault = { code: 'format', limit: 'hidden' };
		expect((await create({ name: text })).failure.fields).toEqual({ name: fault });
		expect((await create({ city: text })).failure.fields).toEqual({ city: fault });
	},
);

test.each(['👩‍👩‍👧‍👦 ❤️', 'Première ligne\nDeuxième'])('%j has nothing to hide', async (city) => {
	const { body } = await api.call('adminA', surcussaleApi.create, {
		body: { ...surcussale, name: `Seen ${city.length}`, city },
	});
	expect(body.city).toBe(city);
});

test.each([
	'\u200b',
	'\u3164',
	'\u2800\u00ad',
	'\u202e\u202d',
	'\u0007',
	'\ufeff \u2060',
	'\u{e0041}',
])('%j is no name: nobody would see whom it is of', async (name) => {
	const { status, failure } = await api.call('adminA', surcussaleApi.create, {
		body: { ...surcussale, name },
	});
	expect([status, failure.fields]).toEqual([422, { name: { code: 'required' } }]);
});

test.each(NAUGHTY)('%j may be looked for, tried as a name, a sort or an id', async (text) => {
	const token = { authorization: `Token ${await api.tokenOf('adminA')}` };
	const get = (url: string) => api.inject({ method: 'GET', url, headers: token });
	// A lone surrogate has no place in an address: it goes as the replacement character.
	const part = encodeURIComponent(text.toWellFormed());
	const answers = [
		await get(`${agentApi.list.path}?q=${part}`),
		await get(`${agentApi.list.path}?sort=${part}`),
		await get(`${agentApi.list.path}?surcussale_id=${part}`),
		await get(`${agentApi.list.path}?${part}=1`),
		await get(`/api/companies/agent/${part}`),
		await api.call({ token: undefined }, authApi.login, {
			body: { username: text, password: text },
		}),
		await api.call('adminA', boulesBlockApi.create, {
			body: {
				boules: [text],
				tirage_id: text,
				agent_id: null,
				start_date: text,
				end_date: null,
				reason: text,
			},
		}),
	];
	expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
});

test.each([
	'agent/%00',
	'agent/%ff',
	'list-agent?q=%00',
	'list-agent?q=%ff',
	'list-agent?offset=1e9',
])('/api/companies/%s is a refusal, no failure', async (path) => {
	const { status } = await api.inject({
		method: 'GET',
		url: `/api/companies/${path}`,
		headers: { authorization: `Token ${await api.tokenOf('adminA')}` },
	});
	expect(status).toBeLessThan(500);
});

test('dates at the edge of the calendar are refusals or dates', async () => {
	for (const start_date of [
		'0000-01-01',
		'0001-01-01',
		'9999-12-31',
		'99999-01-01',
		'2026-02-29',
	]) {
		const { status } = await api.call('adminA', boulesBlockApi.create, {
			body: {
				boules: [String(10 + Number(start_date.length))],
				tirage_id: IDS.tirageA,
				agent_id: null,
				start_date,
				end_date: start_date,
				reason: '',
			},
		});
		expect([200, 422]).toContain(status);
	}
});

test('whatever JSON is sent, no call fails', async () => {
	const authorization = `Token ${await api.tokenOf('adminA')}`;
	const writes = api.app.endpoints.filter(
		({ method, path }) => method !== 'GET' && path !== authApi.logout.path,
	);
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...writes),
			fc.jsonValue(),
			async ({ method, path }, value) => {
				const { status } = await api.inject({
					method,
					url: path,
					headers: { authorization, 'content-type': 'application/json' },
					payload: JSON.stringify(value),
				});
				expect(status).toBeLessThan(500);
			},
		),
		{ numRuns: 60 },
	);
});
