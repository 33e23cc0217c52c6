/**
 * Prints within which time the calls of a large house's evening are answered: 2,000 agents, who sold 150,000
 * fiches that day; with sign-in, permission check, validation and row-level security.
 * Run: pnpm --filter ./e2e bench:house [--fiches <count>] [--only <part of a call's name>]   (after a build: npm start builds)
 */
import { readScript } from '../../deploy/local/script.mjs';
import { closeInAnHour } from '../support/as-usual.mjs';
import {
	agentApi,
	clotureApi,
	controleApi,
	dashboardApi,
	ficheApi,
	overviewApi,
	paletteApi,
	statistiqueApi,
	supervisorApi,
	surcussaleApi,
	tirageApi,
	transactionApi,
} from '../support/contract.mjs';
import { Server } from '../support/server.mjs';
import { confirmTimes } from './load/confirm.mjs';
import { generateCounters } from './load/counters.mjs';
import { generateFiches } from './load/fiches.mjs';
import { openHouse, ownerPool, signedIn } from './load/house.mjs';
import { httpClient, throughput } from './load/http.mjs';
import { generateLedger } from './load/ledger.mjs';
import { calmMachine, machineLine, quantile, verdict } from './load/machine.mjs';

const AGENTS = 2_000;
const GOAL_MS = 200;
/** People of the house who ask at the same time. */
const PEOPLE = [1, 4];
const SECONDS = 5;

/** For what is staked on each ball. */
const STAKES_GOAL_MS = 150;

/** Of a day: so many share its fiches. */
const DRAWS = 10;

/** @param {string} what @param {number} people @param {number[]} times @param {number} goal */
function say(what, people, times, goal) {
	const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)];
	console.log(
		`${what.padEnd(42)} ${people} at once: half within ${half.toFixed(0).padStart(4)} ms, 95 % within ${most
			.toFixed(0)
			.padStart(4)} ms (${times.length} calls), goal ≤ ${goal}: ${verdict(most <= goal)}`,
	);
}

/** Half of the surcussales have a supervisor. @param {import('pg').Pool} pool @param {string} companyId */
const supervised = (pool, companyId) =>
	pool.query(
		`WITH person AS (
			INSERT INTO users (role, company_id, username, password_hash, first_name, last_name)
			VALUES ('supervisor', $1, 'supervisor', 'x', 'Guerda', 'Saint-Fleur') RETURNING id
		), own AS (INSERT INTO supervisors (company_id, id) SELECT $1, id FROM person RETURNING id)
		UPDATE surcussales SET supervisor_id = (SELECT id FROM own)
		WHERE company_id = $1 AND right(name, 1)::integer % 2 = 1`,
		[companyId],
	);

const options = /** @type {const} */ ({
	fiches: { type: 'string', default: '150000' },
	only: { type: 'string', default: '' },
});
const { values } = readScript(import.meta.filename, { options });
const count = Number(values.fiches);

const server = await Server.create();
const pool = ownerPool(await server.ownerUrl(), 2);
try {
	const house = await openHouse(pool, { agents: AGENTS });
	await supervised(pool, house.companyId);
	await generateFiches(pool, house, count);
	await generateLedger(pool, house);
	await generateCounters(pool, house);
	await closeInAnHour(pool, house.draw.id);
	await pool.query('VACUUM ANALYZE');
	const { rows } = await pool.query(
		'SELECT ref_code FROM fiches WHERE company_id = $1 ORDER BY number DESC LIMIT 1',
		[house.companyId],
	);
	const { rows: surcussales } = await pool.query(
		'SELECT id FROM surcussales WHERE company_id = $1 LIMIT 1',
		[house.companyId],
	);
	const surcussale_id = surcussales[0].id;
	const agent_id = house.terminals[0]?.id ?? '';
	/** Of each of them: one person has one call of a kind at work, so one who asks four times waits four times. @type {string[]} */
	const tokens = [];
	for (const person of Array(Math.max(...PEOPLE)).keys())
		tokens.push(await signedIn(pool, house.companyId, `bench-${person}-${house.ref}`));
	const client = httpClient(server.url, Math.max(...PEOPLE));
	/** @type {[what: string, call: (token: string) => Promise<string>, goalMs?: number][]} */
	const calls = [
		['agents: a page of 25, searched', ask(agentApi.list, { limit: 25, q: 'agent 17' })],
		['agents: what a choice offers', ask(agentApi.list, { limit: 25, is_active: true })],
		[
			'choices: agents, a letter more each time',
			typing(agentApi.list, 'agent 1734', { is_active: true }),
		],
		['choices: surcussales, likewise', typing(surcussaleApi.list, 'surcussale 12')],
		['choices: supervisors, likewise', typing(supervisorApi.list, 'saint fleur')],
		['choices: tirages, likewise', typing(tirageApi.list, 'tirage 3')],
		['closings: a page of 50, totals, progress', ask(clotureApi.list, { limit: 50 })],
		['ledger: a page of 50 of the day, with its sum', ask(transactionApi.list, { limit: 50 })],
		[
			'ledger: searched by the name of an agent',
			ask(transactionApi.list, { limit: 50, q: 'agent 1734' }),
		],
		[
			'ledger: searched by what is in no entry',
			ask(transactionApi.list, { limit: 50, q: 'xyzzy' }),
		],
		['fiches: one by its reference', ask(ficheApi.list, { limit: 25, q: rows[0].ref_code })],
		['agent: the head of their page', head(overviewApi.agent, { agentId: agent_id })],
		[
			'surcussale: the head of its page',
			head(overviewApi.surcussale, { surcussaleId: surcussale_id }),
		],
		['palette: an agent by name', ask(paletteApi.find, { q: 'agent 17' })],
		['palette: a fiche by its reference', ask(paletteApi.find, { q: rows[0].ref_code })],
		['dashboard: the figures of the day', ask(dashboardApi.app, undefined)],
		['stakes: the board of a draw', askBoard(), STAKES_GOAL_MS],
		['stakes: 50 balls of the day', askStakes({}), STAKES_GOAL_MS],
		[
			'stakes: the control room',
			ask(controleApi.read, { instance_id: house.draw.id }),
			STAKES_GOAL_MS,
		],
		['stakes: of an agent', askStakes({ agent_id }), STAKES_GOAL_MS],
		['stakes: of a surcussale', askStakes({ surcussale_id }), STAKES_GOAL_MS],
	];
	/**
	 * What a choice asks for while somebody types the words, one letter after another.
	 * @param {import('@borlette/shared/contract').Endpoint} endpoint @param {string} words @param {object} where
	 */
	function typing(endpoint, words, where = {}) {
		let letters = 0;
		/** @param {string} token */
		return (token) => {
			letters = (letters % words.length) + 1;
			return ask(endpoint, { limit: 25, ...where, q: words.slice(0, letters) })(token);
		};
	}
	/** @param {import('@borlette/shared/contract').Endpoint} endpoint @param {Record<string, string>} params */
	function head(endpoint, params) {
		return asked(endpoint, { params });
	}
	/** @param {import('@borlette/shared/contract').Endpoint} endpoint @param {object | undefined} query */
	function ask(endpoint, query) {
		return asked(endpoint, query ? { query: { ...query } } : {});
	}
	/** @param {object} places */
	function askStakes(places) {
		return ask(statistiqueApi.list, {
			start_date: house.draw.draw_date,
			end_date: house.draw.draw_date,
			limit: 50,
			...places,
		});
	}
	function askBoard() {
		return asked(statistiqueApi.board, { params: { instanceId: house.draw.id } });
	}
	/**
	 * @param {import('@borlette/shared/contract').Endpoint} endpoint @param {import('@borlette/shared/contract/request').CallInput} input
	 * @returns {(token: string) => Promise<string>}
	 */
	function asked(endpoint, input) {
		return (token) => client.send(endpoint, { ...input, token });
	}
	console.log(machineLine(await calmMachine(60_000)));
	console.log(`${AGENTS} agents, ${count} fiches and ${2 * count} entries of the ledger that day`);
	for (const [what, call, goal = GOAL_MS] of calls.filter(([name]) =>
		name.includes(values.only ?? ''),
	)) {
		await throughput(tokens.slice(0, 1), 1, call);
		for (const people of PEOPLE) {
			const { times } = await throughput(tokens.slice(0, people), SECONDS, call);
			say(what, people, times, goal);
		}
	}
	const confirming = 'results: confirming one as the second person';
	if (confirming.includes(values.only ?? '')) {
		const person = { client, token: tokens[0] ?? '', companyId: house.companyId };
		const fiches = Math.round(count / DRAWS);
		say(confirming, 1, await confirmTimes(pool, person, { draws: DRAWS, fiches }), GOAL_MS);
	}
	client.close();
} finally {
	await pool.end();
	await server.remove();
}
