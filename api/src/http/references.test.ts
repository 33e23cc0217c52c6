import { inScope, type Scope } from '../db/scope.ts';
import { IDS } from '../tools/testing/ids.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { requireReferences, unknownReferences } from './references.ts';

const api = useTestApi();
const HOUSE: Scope = {
	companyId: IDS.companyA,
	supervisorId: null,
	userId: IDS.adminA,
	role: 'company',
};
const PART: Scope = {
	...HOUSE,
	supervisorId: IDS.supervisorA,
	userId: IDS.supervisorA,
	role: 'supervisor',
};

type Named = Parameters<typeof unknownReferences>[1];
const unknownTo = async (scope: Scope, named: Named) =>
	Object.keys(
		await inScope(api.db, scope, (db) => unknownReferences({ db, scope }, named), {
			readOnly: true,
		}),
	);

const OWN = {
	agent_id: IDS.agentA,
	surcussale_id: IDS.surcussaleA,
	supervisor_id: IDS.supervisorA,
	generale_id: IDS.generaleA,
	tirage_id: IDS.tirageA,
	info_tirage_id: IDS.infoTirageA,
	country_id: IDS.haiti,
};
const FOREIGN = {
	agent_id: IDS.agentB,
	surcussale_id: IDS.surcussaleB,
	supervisor_id: IDS.supervisorB,
	generale_id: IDS.generaleB,
	tirage_id: IDS.tirageB,
	info_tirage_id: IDS.infoTirageB,
};

test('rows of the company may be named, by the house and by whose part they are', async () => {
	expect(await unknownTo(HOUSE, OWN)).toEqual([]);
	expect(await unknownTo(PART, OWN)).toEqual([]);
});

test('rows of another company, and those that never were, are named at their fields', async () => {
	expect(await unknownTo(HOUSE, FOREIGN)).toEqual(Object.keys(FOREIGN));
	const nobody = Object.fromEntries(Object.keys(OWN).map((field) => [field, IDS.unknown]));
	expect(await unknownTo(HOUSE, nobody)).toEqual(Object.keys(OWN));
});

test("a supervisor names nobody of a colleague's part", async () => {
	const others = {
		agent_id: IDS.otherAgentA,
		surcussale_id: IDS.otherSurcussaleA,
		supervisor_id: IDS.otherSupervisorA,
	};
	expect(await unknownTo(HOUSE, others)).toEqual([]);
	expect(await unknownTo(PART, others)).toEqual(Object.keys(others));
});

test('what names nothing is not looked for; every wrong field is told at once', async () => {
	expect(await unknownTo(HOUSE, { agent_id: null, tirage_id: undefined })).toEqual([]);
	const asked = inScope(api.db, HOUSE, (db) =>
		requireReferences({ db, scope: HOUSE }, { agent_id: IDS.agentB, tirage_id: IDS.tirageB }),
	);
	await expect(asked).rejects.toMatchObject({
		code: 'validation_failed',
		details: {
			fields: {
				agent_id: { code: 'unknown_reference' },
				tirage_id: { code: 'unknown_reference' },
			},
		},
	});
});
