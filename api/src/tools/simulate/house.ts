import type { ItemOf } from '@borlette/shared/contract';
import { passwordApi } from '@borlette/shared/contract/account';
import { agentApi } from '@borlette/shared/contract/agent';
import { authApi, scopeApi } from '@borlette/shared/contract/auth';
import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { companyApi } from '@borlette/shared/contract/company';
import { countryApi } from '@borlette/shared/contract/country';
import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { typeBoulesApi, typeGamesApi } from '@borlette/shared/contract/limite';
import { posApi } from '@borlette/shared/contract/pos';
import { Refusal } from '@borlette/shared/contract/request';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { MINOR_UNITS } from '../../engine/gains.ts';
import { CommandError } from '../console/run.ts';
import { FIRST_NAMES, LAST_NAMES } from '../demo/people.ts';
import type { Random } from '../play/random.ts';
import type { Client } from './client.ts';

export interface Login {
	username: string;
	password: string;
}

export interface Terminal {
	username: string;
	token: string;
}

/** A company that exists for the simulation. */
export interface House {
	companyId: string;
	ref_code: string;
	/** Its own admin, who enters results. */
	admin: string;
	/** The superuser, at work in the company, who confirms them. */
	provider: string;
	terminals: Terminal[];
}

const listOf = <T>(answer: T[] | { items: T[] }): T[] =>
	Array.isArray(answer) ? answer : answer.items;

/** Opens a company by the API alone: its admin, surcussales, agents with terminals, limits. */
export async function openHouse(
	client: Client,
	random: Random,
	{ login, agents, fiches }: { login: Login; agents: number; fiches: number },
	onAgent: () => void,
): Promise<House> {
	const signIn = async (who: Login) =>
		(await client.call(authApi.login, { body: who })).accessToken;
	const root = await signIn(login).catch((error: Error) => {
		if (!(error instanceof Refusal)) throw error;
		throw new CommandError(
			`${login.username} was not let in (${error.body.code}): name a superuser without a second step with --username, and give the password in SIMULATE_PASSWORD`,
		);
	});
	const [country] = listOf<ItemOf<typeof countryApi.list>>(
		await client.call(countryApi.list, { query: {} }, { token: root }),
	);
	if (!country) throw new Error('There is no country to open a company in');
	const ref_code = `SIM-${Date.now().toString(36).toUpperCase()}`;
	const own: Login = { username: ref_code.toLowerCase(), password: `${login.password}-sim` };
	const company = await client.call(
		companyApi.create,
		{ body: { companyname: `Simulation ${ref_code}`, ref_code, country_id: country.id, ...own } },
		{ token: root },
	);
	// Who was given a password chooses another before anything else.
	const password = `${ref_code}-own-secret`;
	await client.call(passwordApi.choose, { body: { password } }, { token: await signIn(own) });
	const admin = await signIn({ ...own, password });
	const chosen = await client.call(
		scopeApi.chooseCompany,
		{ body: { company: company.id } },
		{ token: root },
	);
	await setLimits(client, admin, fiches);
	const terminals: Terminal[] = [];
	const branches = await openBranches(client, random, admin, Math.ceil(agents / 8));
	for (let n = 1; n <= agents; n++) {
		const branch = branches[n % branches.length] as string;
		terminals.push(await hire(client, random, { admin, ref_code, branch, n }));
		onAgent();
	}
	return { companyId: company.id, ref_code, admin, provider: chosen.accessToken, terminals };
}

async function openBranches(
	client: Client,
	random: Random,
	token: string,
	count: number,
): Promise<string[]> {
	const ids: string[] = [];
	for (let n = 1; n <= count; n++) {
		const place = { city: '', address: '', phone: null, supervisor_id: null };
		const commission = random.pick([200, 300, 500]);
		const body = { name: `Surcussale ${n}`, commission, ...place };
		ids.push((await client.call(surcussaleApi.create, { body }, { token })).id);
	}
	return ids;
}

/** Adds an agent and signs their terminal in for the first time, which binds it. */
async function hire(
	client: Client,
	random: Random,
	{ admin, ref_code, branch, n }: { admin: string; ref_code: string; branch: string; n: number },
): Promise<Terminal> {
	const login: Login = { username: `agent${n}`, password: `${ref_code}-${n}-secret` };
	const body = {
		...login,
		first_name: random.pick(FIRST_NAMES),
		last_name: random.pick(LAST_NAMES),
		phone: `+5093${random.pick(['1', '4', '6', '7', '8'])}${random.digits(6)}`,
		surcussale_id: branch,
		commission: random.pick([1000, 1200, 1500]),
		device_id: '',
	};
	await client.call(agentApi.create, { body }, { token: admin });
	const { accessToken } = await client.call(posApi.login, {
		body: { company: ref_code, device_id: `SIM-${n}`, ...login },
	});
	return { username: login.username, token: accessToken };
}

/** Tight enough that some are met: a favourite ball, a whole game, one blocked ball, least stakes. */
async function setLimits(client: Client, token: string, fiches: number): Promise<void> {
	const none = { tirage_id: null, min_stake: null, max_stake: null, limite: null };
	const units = (amount: number) => Math.round(amount) * MINOR_UNITS;
	await client.call(
		typeBoulesApi.create,
		{ body: { ...none, game: 'borlette', boule: '07', limite: units(fiches * 0.4) } },
		{ token },
	);
	await client.call(
		typeGamesApi.create,
		{ body: { ...none, game: 'lotto5', limite: units(fiches * 1.2) } },
		{ token },
	);
	await client.call(
		typeGamesApi.create,
		{ body: { ...none, game: 'mariage', min_stake: units(5), max_stake: units(100) } },
		{ token },
	);
	const block = { tirage_id: null, agent_id: null, end_date: null, reason: 'Simulation' };
	await client.call(
		boulesBlockApi.create,
		{ body: { boules: ['22'], start_date: '2026-01-01', ...block } },
		{ token },
	);
}

/** A draw whose sales end at the next full minute that is at least `seconds` away; its result follows at once. */
export async function addDraw(
	client: Client,
	token: string,
	{ name, seconds }: { name: string; seconds: number },
): Promise<{ tirageId: string; closesAt: number }> {
	const [entry] = listOf<ItemOf<typeof infoTirageApi.list>>(
		await client.call(infoTirageApi.list, { query: {} }, { token }),
	);
	if (!entry) throw new Error('The company has no catalogue of draws');
	const closesAt = Math.ceil((Date.now() + seconds * 1_000) / 60_000) * 60_000;
	const body = {
		info_tirage_id: entry.id,
		name,
		timezone: 'UTC',
		draw_time: new Date(closesAt).toISOString().slice(11, 16),
		days: [1, 2, 3, 4, 5, 6, 7],
		cutoff_minutes: 0,
	};
	const { id } = await client.call(tirageApi.create, { body }, { token });
	return { tirageId: id, closesAt };
}
