import { dashboardApi, type FirstStep } from '@borlette/shared/contract/dashboard';
import { sql } from 'kysely';
import { IDS } from '../../tools/testing/ids.ts';
import { bindDevices, openDraw, sell } from '../../tools/testing/selling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();

const stepsOf = async (
	person: Parameters<typeof api.call>[0],
): Promise<Record<FirstStep, boolean>> => {
	const { status, body } = await api.call(person, dashboardApi.firstSteps, {});
	expect(status).toBe(200);
	return Object.fromEntries(body.map(({ step, is_done }) => [step, is_done])) as Record<
		FirstStep,
		boolean
	>;
};

test('what is there is ticked, company by company, as soon as it is there', async () => {
	const before = await stepsOf('adminA');
	// The provider's part is not theirs.
	expect(Object.keys(before)[0]).toBe('colleague');
	expect(before).toMatchObject({ surcussale: true, agent: true, tirage: true, fiche: false });

	await bindDevices(api.owner);
	await sell(api.db, await openDraw(api.owner, 1), [{ numbers: '08' }]);
	await sql`DELETE FROM limits WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	expect(await stepsOf('adminA')).toMatchObject({ terminal: true, fiche: true, limite: false });
	expect((await stepsOf('adminB')).fiche).toBe(false);
	expect(await stepsOf('root')).toMatchObject({ country: true, company: true, fiche: true });
});
