import { scopeApi } from '@borlette/shared/contract/auth';
import { tirageAutoApi } from '@borlette/shared/contract/tirage-auto';
import { sql } from 'kysely';
import { CompanyHomes } from '../../db/homes/homes.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const count = async (company: string) => {
	const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM tirage_instances
		WHERE company_id = ${company}`.execute(api.owner);
	return rows[0]?.count;
};

test('the dates of the coming days are made for the chosen company, then for all', async () => {
	const preview = async () =>
		(
			await api.call('root', tirageAutoApi.preview, {
				body: { companies: [IDS.companyA], days: 4 },
			})
		).body;
	const sums = (plans: Awaited<ReturnType<typeof preview>>) =>
		plans[0]?.dates.reduce(
			(sum, { draws, missing }) => [(sum[0] ?? 0) + draws, (sum[1] ?? 0) + missing],
			[0, 0],
		);
	const before = await preview();
	expect(await count(IDS.companyA)).toBe(0);
	const one = await api.call('root', tirageAutoApi.make, {
		body: { companies: [IDS.companyA], days: 4 },
	});
	const [made] = one.body;
	expect(made).toMatchObject({ company_id: IDS.companyA, companyname: 'Company A' });
	// Today's draw may be over.
	expect([3, 4]).toContain(made?.created);
	expect(await count(IDS.companyA)).toBe(made?.created);
	expect(await count(IDS.companyB)).toBe(0);
	expect(sums(before)).toEqual([made?.created, made?.created]);
	expect(sums(await preview())).toEqual([made?.created, 0]);

	const all = await api.call('root', tirageAutoApi.make, { body: { days: 4 } });
	expect(all.body.map(({ created }) => created > 0)).toEqual([false, true]);
	const again = await api.call('root', tirageAutoApi.make, { body: { days: 4 } });
	expect(again.body.map(({ created }) => created)).toEqual([0, 0]);
});

test('a company whose dates cannot be made keeps no other from theirs, and is told', async () => {
	await sql`ALTER TABLE tirage_instances ADD CONSTRAINT broken
		CHECK (company_id <> ${sql.lit(IDS.companyA)}) NOT VALID`.execute(api.owner);
	const { body } = await api.call('root', tirageAutoApi.make, { body: { days: 6 } });
	await sql`ALTER TABLE tirage_instances DROP CONSTRAINT broken`.execute(api.owner);
	const [ofB, ofA] = body;
	expect(ofA).toMatchObject({ company_id: IDS.companyA, created: 0, failed: true });
	expect(ofB?.company_id).toBe(IDS.companyB);
	expect(ofB?.created).toBeGreaterThan(0);
});

test('a company on a server that is not there keeps no other from being shown what would be made', async () => {
	await sql`INSERT INTO company_homes (company_id, server) VALUES (${IDS.companyA}, 'gone')`.execute(
		api.owner,
	);
	new CompanyHomes([api.db]);
	const { body } = await api
		.call('root', tirageAutoApi.preview, { body: { days: 6 } })
		.finally(() => {
			api.db.homes = undefined;
		});
	await sql`DELETE FROM company_homes`.execute(api.owner);
	expect(body).toMatchObject([
		{ company_id: IDS.companyB, dates: expect.arrayContaining([expect.anything()]) },
		{ company_id: IDS.companyA, dates: [], failed: true },
	]);
});

test('with a country chosen, dates are made for the companies that are seen', async () => {
	const chosen = await api.call('root', scopeApi.chooseCountry, { body: { country: 'DO' } });
	const there = { token: chosen.body.accessToken };
	const before = await count(IDS.companyA);
	const body = { days: 20 };
	const { body: plans } = await api.call(there, tirageAutoApi.preview, { body });
	expect(plans.map(({ companyname }) => companyname)).toEqual(['Company B']);
	const { body: made } = await api.call(there, tirageAutoApi.make, { body });
	expect(made).toMatchObject([{ companyname: 'Company B' }]);
	expect(await count(IDS.companyA)).toBe(before);
	await api.call(there, scopeApi.chooseCountry, { body: { country: null } });
});

test('each company’s trail says so; one that is unknown or blocked is refused', async () => {
	const { rows } = await sql`SELECT DISTINCT company_id FROM audit_entries
		WHERE object_type = 'tirage-auto' ORDER BY 1`.execute(api.owner);
	expect(rows).toEqual([{ company_id: IDS.companyA }, { company_id: IDS.companyB }]);
	await sql`UPDATE companies SET is_active = false WHERE id = ${IDS.companyB}`.execute(api.owner);
	for (const id of [IDS.companyB, IDS.unknown]) {
		const { failure } = await api.call('root', tirageAutoApi.make, { body: { companies: [id] } });
		expect(failure.fields).toEqual({ 'companies.0': { code: 'unknown_reference' } });
	}
});
