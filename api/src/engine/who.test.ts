import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deviceApi } from '@borlette/shared/contract/account';
import { lotsOf } from '@borlette/shared/contract/lots';
import { type RawBuilder, sql } from 'kysely';
import { withinCompany } from '../db/companies.ts';
import { rowsOf, theRow } from '../db/rows.ts';
import { inScope, type Scope } from '../db/scope.ts';
import { attempts, outcomeOf } from '../tools/testing/attempts.ts';
import { IDS } from '../tools/testing/ids.ts';
import { asAgent, newKey, sell, useSelling } from '../tools/testing/selling.ts';
import { asCompanyA, drawn, endDraw } from '../tools/testing/settling.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { sellFiche, voidFiche } from './fiche.sql.ts';
import { confirmResult, enterResult } from './results.sql.ts';

// Whom the API refuses at the route the functions that move money refuse too, whoever calls them.
const api = useTestApi();
const { draw } = useSelling(api);

const FOLDER = join(__dirname, '../../database/functions');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
	.filter((path) => path.endsWith('.sql'))
	.map((path) => readFileSync(join(FOLDER, path), 'utf8'));

const ended = async () => {
	const instance = await draw();
	await endDraw(api.owner, instance);
	return instance;
};
const sold = async () => sell(api.db, await draw(), [{}]);

/** By code: what takes it, made ready by somebody who has it. */
const CASES: Record<string, () => Promise<() => Promise<unknown>>> = {
	pay_fiche: async () => {
		const instance = await draw();
		const fiche = await sell(api.db, instance, [{}]);
		await drawn(api, instance, ['107', '1122']);
		return () => attempts(api.db).paying(fiche);
	},
	delete_fiche: async () => {
		const fiche = await sold();
		return () => attempts(api.db).voiding(fiche);
	},
	reactivate_fiche: async () => {
		const fiche = await sold();
		await attempts(api.db).voiding(fiche);
		return () => attempts(api.db).reactivating(fiche);
	},
	change_tirage: async () => {
		const instance = await ended();
		return () => attempts(api.db).cancelling(instance);
	},
	add_wallettransaction: async () => () =>
		asCompanyA(api.db, (tx) =>
			sql`SELECT wallet_record(${IDS.agentA}, 'deposit', 500, '', 'Office')`.execute(tx),
		),
};

test('every code that a function asks for is tried', () => {
	const asked = files.flatMap((file) =>
		[...file.matchAll(/require_code\('(\w+)'\)/g)].map(([, code = '']) => code),
	);
	expect([...new Set(asked)].sort()).toEqual(Object.keys(CASES).sort());
});

test.each(Object.entries(CASES))(
	'without %s it is refused, with it done',
	async (code, prepare) => {
		const act = await prepare();
		await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminA} AND codename = ${code}`.execute(
			api.owner,
		);
		expect(await outcomeOf(act())).toBe('forbidden');
		await sql`INSERT INTO user_permissions (user_id, codename) VALUES (${IDS.adminA}, ${code})`.execute(
			api.owner,
		);
		expect(await outcomeOf(act())).toBe('done');
	},
);

const HOUSE: Scope = {
	...{ companyId: IDS.companyA, supervisorId: null },
	...{ userId: IDS.adminA, role: 'company' },
};
const PART: Scope = {
	...{ companyId: IDS.companyA, supervisorId: IDS.supervisorA },
	...{ userId: IDS.supervisorA, role: 'supervisor' },
};
const AGENT: Scope = { ...HOUSE, userId: IDS.agentA, role: 'agent' };

test('a supervisor who holds the codes moves no money of others’ agents', async () => {
	const { ref_code } = await sell(api.db, await draw(), [{}], { agentId: IDS.otherAgentA });
	const codes = ['delete_fiche', 'add_wallettransaction'];
	await sql`INSERT INTO user_permissions (user_id, codename)
		SELECT ${IDS.supervisorA}, unnest(${codes}::text[])`.execute(api.owner);
	const voiding = inScope(api.db, PART, (tx) => voidFiche(tx, ref_code, 'Erreur', 'S'));
	expect(await outcomeOf(voiding)).toBe('not_found');
	const recording = inScope(api.db, PART, (tx) =>
		sql`SELECT wallet_record(${IDS.otherAgentA}, 'deposit', 500, '', 'S')`.execute(tx),
	);
	expect(await outcomeOf(recording)).toBe('not_found');
	await sql`DELETE FROM user_permissions
		WHERE user_id = ${IDS.supervisorA} AND codename = ANY (${codes})`.execute(api.owner);
});

test('what a result costs is told to the house, and what is staked to who sees the agent', async () => {
	const instance = await draw();
	for (const agentId of [IDS.agentA, IDS.otherAgentA])
		await sell(api.db, instance, [{}], { agentId });
	const told = (scope: Scope, statement: RawBuilder<object>) =>
		inScope(api.db, scope, async (tx) => (await rowsOf(tx, statement)).length);
	const costs = sql<object>`SELECT ref_code FROM preview_result(${instance}, '107', '07', '11', '22')`;
	expect(await told(HOUSE, costs)).toBe(2);
	expect(await told(PART, costs)).toBe(0);
	expect(await told(AGENT, costs)).toBe(0);
	const staked = (agentId: string) =>
		sql<object>`SELECT rule FROM staked_against(${IDS.companyA}, ${agentId}, ${instance}, 'borlette',
			0::smallint, '07')`;
	expect(await told(HOUSE, staked(IDS.otherAgentA))).toBe(5);
	expect(await told(PART, staked(IDS.agentA))).toBe(5);
	expect(await told(PART, staked(IDS.otherAgentA))).toBe(0);
	expect(await told({ ...HOUSE, companyId: IDS.companyB }, staked(IDS.agentA))).toBe(0);
	const everywhere = (role: Scope['role']): Scope => ({ ...HOUSE, companyId: null, role });
	expect(await told(everywhere('superuser'), staked(IDS.agentA))).toBe(5);
	expect(await told(everywhere('company'), staked(IDS.agentA))).toBe(0);
});

test('by hand nothing is booked but what changes hands or is corrected, by nobody but the office, of its own agents', async () => {
	const booking = (scope: Scope, kind: string, agentId: string = IDS.agentA) =>
		outcomeOf(
			inScope(api.db, scope, (tx) =>
				sql`SELECT wallet_record(${agentId}, ${kind}, ${kind === 'withdrawal' ? -5 : 5}, '', 'Office')`.execute(
					tx,
				),
			),
		);
	for (const kind of ['sale', 'commission', 'payout', 'reversal'])
		expect([kind, await booking(HOUSE, kind)]).toEqual([kind, 'forbidden']);
	for (const kind of ['deposit', 'withdrawal', 'adjustment'])
		expect([kind, await booking(HOUSE, kind)]).toEqual([kind, 'done']);
	expect(await booking(AGENT, 'deposit')).toBe('forbidden');
	expect(await booking(HOUSE, 'deposit', IDS.agentB)).toBe('not_found');
});

test('a result is entered by the house alone, confirmed by nobody but a person, and none is entered in place of one that is about to be settled', async () => {
	const instance = await ended();
	const lots = lotsOf('107', null);
	const entering = () =>
		outcomeOf(asCompanyA(api.db, (tx) => enterResult(tx, instance, lots, 'Erreur', 'adminA')));
	// An agent is asked for no code, and a supervisor may hold it.
	await sql`INSERT INTO user_permissions (user_id, codename) VALUES (${IDS.supervisorA}, 'change_tirage')
		ON CONFLICT DO NOTHING`.execute(api.owner);
	for (const scope of [AGENT, PART]) {
		const trying = inScope(api.db, scope, (tx) => enterResult(tx, instance, lots, '', 'S'));
		expect([scope.role, await outcomeOf(trying)]).toEqual([scope.role, 'forbidden']);
	}
	expect(await entering()).toBe('done');
	const confirming = inScope(api.db, withinCompany(IDS.companyA), (tx) =>
		confirmResult(tx, instance, 1, lots, ''),
	);
	expect(await outcomeOf(confirming)).toBe('forbidden');
	await asCompanyA(api.db, (tx) => confirmResult(tx, instance, 1, lots, 'root'), IDS.root);
	expect(await entering()).toBe('conflict');
});

test('an agent sells as nobody else', async () => {
	const instance = await draw();
	const selling = asAgent(api.db, IDS.otherAgentA, (tx) =>
		sellFiche(tx, newKey(), {
			...{ agentId: IDS.agentA, deviceId: `POS-TEST${IDS.agentA}` },
			lines: [
				{ instance_id: instance, game: 'borlette', option: 0, numbers: '07', stake: 100, line: 0 },
			],
		}),
	);
	expect(await outcomeOf(selling)).toBe('forbidden');
});

test('the provider ends the second step, and the sign-ins, of people of the company that is worked on', async () => {
	await sql`INSERT INTO two_factor (user_id, secret, confirmed_at)
		VALUES (${IDS.adminB}, 'secret', now())`.execute(api.owner);
	const ending = (companyId: string) =>
		inScope(api.db, { ...HOUSE, companyId, userId: IDS.root, role: 'superuser' }, (tx) =>
			theRow(tx, sql<{ done: boolean }>`SELECT two_factor_reset(${IDS.adminB}) AS done`),
		);
	expect(await ending(IDS.companyA)).toEqual({ done: false });
	expect(await ending(IDS.companyB)).toEqual({ done: true });

	const token = await api.tokenOf('adminB');
	const isIn = async () =>
		(await api.call({ token }, deviceApi.list, { query: {} })).status === 200;
	const endingAll = (companyId: string, scope = HOUSE) =>
		inScope(api.db, { ...scope, companyId }, (tx) =>
			sql`SELECT auth_end_user(${IDS.adminB}, 'ended')`.execute(tx),
		);
	const provider = { ...HOUSE, userId: IDS.root, role: 'superuser' } as const;
	await endingAll(IDS.companyA, provider);
	await endingAll(IDS.companyB);
	expect(await isIn()).toBe(true);
	await endingAll(IDS.companyB, provider);
	expect(await isIn()).toBe(false);
});

const ofThoseAbove = files
	.filter((file) => /^-- Who: the (scheduler|provider)\.$/m.test(file))
	.map((file) => {
		const [, name = '', parameters = ''] = /^CREATE FUNCTION (\w+)\(([^)]*)\)/m.exec(file) ?? [];
		return [name, parameters.trim() === '' ? [] : parameters.split(',')] as const;
	});

test('the scheduler and the provider have functions of their own', () =>
	expect(ofThoseAbove).not.toEqual([]));

test.each(ofThoseAbove)('%s is refused to the people of a house', async (name, parameters) => {
	const nothing = parameters.map(() => 'NULL').join();
	for (const scope of [HOUSE, PART, AGENT]) {
		const outcome = await outcomeOf(
			inScope(api.db, scope, (tx) => sql`SELECT ${sql.raw(`${name}(${nothing})`)}`.execute(tx)),
		);
		expect([scope.role, outcome]).toEqual([scope.role, 'forbidden']);
	}
});
