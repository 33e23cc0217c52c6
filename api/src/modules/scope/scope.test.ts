import { NO_CURRENCY } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import { authApi, profileApi, scopeApi } from '@borlette/shared/contract/auth';
import { companyApi } from '@borlette/shared/contract/company';
import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { sql } from 'kysely';
import { IDS, PASSWORD } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();

const agentIds = async (token: string) => {
	const { body } = await api.call({ token }, agentApi.list, { query: {} });
	return (body as Array<{ id: string }>).map(({ id }) => id);
};

test('choosing a company gives a new token that sees that company; the old one ends', async () => {
	const token = await api.tokenOf('root');
	const { body } = await api.call({ token }, scopeApi.chooseCompany, {
		body: { company: IDS.companyB },
	});
	expect(body.user).toMatchObject({ select_company: IDS.companyB, companyname: 'Company B' });
	expect(await agentIds(body.accessToken)).toEqual([IDS.agentB]);
	const { status, failure } = await api.call({ token }, profileApi.superuser, {});
	expect([status, failure.ended]).toEqual([401, 'replaced']);
});

test('"Toutes" reads every company and writes none', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const { body } = await api.call({ token }, scopeApi.chooseCompany, { body: { company: null } });
	const all = { token: body.accessToken };
	expect(body.user.select_company).toBeNull();
	expect(await agentIds(all.token)).toEqual(expect.arrayContaining([IDS.agentA, IDS.agentB]));
	const write = await api.call(all, agentApi.remove, { body: { id: IDS.agentA } });
	expect([write.status, write.failure.code]).toEqual([409, 'company_required']);
});

test('"Toutes" has the currency that the companies share; where they have several, none', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const { body } = await api.call({ token }, scopeApi.chooseCompany, { body: { company: null } });
	const inCurrencies = async (a: string, b: string) => {
		await sql`UPDATE companies SET currency = CASE id WHEN ${IDS.companyA}::uuid THEN ${a} ELSE ${b} END`.execute(
			api.owner,
		);
		const me = await api.call({ token: body.accessToken }, profileApi.superuser, {});
		return me.body.currency;
	};
	expect(await inCurrencies('USD', 'USD')).toBe('USD');
	expect(await inCurrencies('USD', 'DOP')).toBe(NO_CURRENCY);
	expect(await inCurrencies('HTG', 'HTG')).toBe('HTG');
});

test('a company that does not exist cannot be chosen', async () => {
	const { status, failure } = await api.call('root', scopeApi.chooseCompany, {
		body: { company: IDS.unknown },
	});
	expect(status).toBe(422);
	expect(failure.fields).toEqual({ company: { code: 'unknown_reference' } });
});

test('a chosen country narrows the companies offered and gives up one of another country', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const { body } = await api.call({ token }, scopeApi.chooseCountry, { body: { country: 'DO' } });
	expect(body.user).toMatchObject({
		select_country_code: 'DO',
		country_name: 'République dominicaine',
		select_company: null,
	});
	const offered = await api.call({ token: body.accessToken }, companyApi.list, { query: {} });
	expect(offered.body).toMatchObject([
		{ companyname: 'Company B', country_code: 'DO', country_name: 'République dominicaine' },
	]);

	const back = await api.call({ token: body.accessToken }, scopeApi.chooseCountry, {
		body: { country: null },
	});
	const all = await api.call({ token: back.body.accessToken }, companyApi.list, { query: {} });
	expect(all.body).toHaveLength(2);
});

test('without a company a chosen country is all that is seen: rows, figures, their currency', async () => {
	await sql`UPDATE companies SET currency = CASE id WHEN ${IDS.companyA}::uuid THEN 'USD' ELSE 'DOP' END`.execute(
		api.owner,
	);
	const { body } = await api.call('root', scopeApi.chooseCompany, { body: { company: null } });
	const agents = async (token: string) => {
		const [day] = (await api.call({ token }, dashboardApi.app, {})).body;
		return day?.agents_total;
	};
	const ofAll = await agents(body.accessToken);
	const chosen = await api.call({ token: body.accessToken }, scopeApi.chooseCountry, {
		body: { country: 'DO' },
	});
	const { accessToken: there, user } = chosen.body;
	expect(user).toMatchObject({ select_company: null, currency: 'DOP' });
	expect(await agentIds(there)).toEqual([IDS.agentB]);
	expect([ofAll, await agents(there)]).toEqual([3, 1]);
	const elsewhere = await api.call({ token: there }, agentApi.one, {
		params: { agentId: IDS.agentA },
	});
	expect(elsewhere.failure.code).toBe('not_found');
	await sql`UPDATE companies SET currency = 'HTG'`.execute(api.owner);
});

test('a country nobody knows cannot be chosen', async () => {
	const { failure } = await api.call('root', scopeApi.chooseCountry, { body: { country: 'ZZ' } });
	expect(failure.fields).toEqual({ country: { code: 'unknown_reference' } });
});

test('everybody but a superuser is offered their own company only', async () => {
	const { body } = await api.call('supervisorA', companyApi.list, { query: {} });
	expect(body).toMatchObject([{ id: IDS.companyA }]);
	const { status } = await api.call('adminA', scopeApi.chooseCompany, {
		body: { company: IDS.companyB },
	});
	expect(status).toBe(403);
});

test('what was chosen is kept for the next sign-in, until it is gone or chosen anew', async () => {
	const signIn = async () =>
		(
			await api.call({ token: undefined }, authApi.login, {
				body: { username: 'root', password: PASSWORD },
			})
		).body;
	const { accessToken: token } = await signIn();
	const chosen = await api.call({ token }, scopeApi.chooseCompany, {
		body: { company: IDS.companyB },
	});
	const country = { body: { country: 'DO' } };
	const there = { token: chosen.body.accessToken };
	const { body } = await api.call(there, scopeApi.chooseCountry, country);
	const next = await signIn();
	expect(next.user).toMatchObject({ select_company: IDS.companyB, select_country_code: 'DO' });
	expect(await agentIds(next.accessToken)).toEqual([IDS.agentB]);

	await api.call({ token: body.accessToken }, scopeApi.chooseCompany, { body: { company: null } });
	expect((await signIn()).user.select_company).toBeNull();
});
