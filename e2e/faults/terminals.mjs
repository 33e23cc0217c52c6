import { randomInt, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
	agentApi,
	authApi,
	callAt,
	itemsIn,
	outputOf,
	posApi,
	send,
} from '../support/contract.mjs';

const COMPANY = 'LAKAY';
const PASSWORD = 'borlette2026';
const PAUSE_MS = 20;
const DAY_MS = 86_400_000;
/** Nearly all that one report may span; what was sold before is the demo's. */
const REPORT_DAYS = 360;

/**
 * @import { Endpoint, InputOf, OutputOf } from '@borlette/shared/contract'
 * @import { Agent } from '@borlette/shared/contract/agent'
 * @import { PosFiche } from '@borlette/shared/contract/pos'
 * @import { CallInput, Credentials } from '@borlette/shared/contract/request'
 * @typedef {OutputOf<typeof posApi.catalogue>['draws'][number]} Draw
 */

/**
 * Until it is answered: the same call again, under the same key. Throws at a refusal.
 * @template {Endpoint} E
 * @param {string} url
 * @param {E} endpoint
 * @param {InputOf<E>} input
 * @param {Credentials} credentials
 * @returns {Promise<OutputOf<E>>}
 */
async function untilAnswered(url, endpoint, input, credentials, onDoubt = () => undefined) {
	for (;;) {
		const answer = await send(url, endpoint, { ...input, ...credentials });
		if (answer && answer.status < 500) return outputOf(endpoint, answer);
		onDoubt();
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
}

/** A demo agent at a terminal, who sells without an end and remembers what was confirmed. */
export class Terminal {
	#url = '';
	#token = '';
	/** @type {Draw[]} */
	#draws = [];
	/** First day of the report: the same before and after, also where midnight comes in between. */
	#since = '';
	#isClosing = false;
	/** Confirmed fiches by reference. @type {Map<string, PosFiche>} */
	confirmed = new Map();
	/** How many of them were taken back, confirmed too. */
	voided = 0;
	/** Sales whose answer was lost, and those of them that had been made all the same. */
	inDoubt = 0;
	madeAllTheSame = 0;
	/** How long each sale was waited for in ms, with what was sent again. @type {number[]} */
	waits = [];
	fichesBefore = 0;

	/** @param {string} url @param {Agent} agent */
	static async signIn(url, agent) {
		const terminal = new Terminal();
		terminal.#url = url;
		const { accessToken, agent: signedIn } = await callAt(url, posApi.login, {
			body: {
				company: COMPANY,
				username: agent.username,
				password: PASSWORD,
				device_id: agent.device_id || `FAULT-${agent.username}`,
			},
		});
		terminal.#token = accessToken;
		const { draws, now } = await terminal.read(posApi.catalogue, {});
		// Those that stay open: no sale of the test may be refused.
		const hour = Date.parse(now) + 3_600_000;
		terminal.#draws = draws.filter(({ close_at }) => Date.parse(close_at) > hour);
		terminal.#since = new Intl.DateTimeFormat('sv', { timeZone: signedIn.timezone }).format(
			Date.parse(now) - REPORT_DAYS * DAY_MS,
		);
		terminal.fichesBefore = await terminal.#fichesReported();
		return terminal;
	}

	/**
	 * @template {Endpoint} E
	 * @param {E} endpoint
	 * @param {InputOf<E>} input
	 */
	read(endpoint, input) {
		return untilAnswered(this.#url, endpoint, input, { token: this.#token });
	}

	/** Sells until `close`, now and then voiding; resolves when the last call is answered. */
	async sell() {
		this.#isClosing = false;
		while (!this.#isClosing) {
			const draw = this.#draws[randomInt(this.#draws.length)];
			if (!draw) throw new Error('No draw stays open');
			const lines = Array.from({ length: 1 + randomInt(4) }, () => ({
				game: /** @type {const} */ ('borlette'),
				numbers: String(randomInt(46, 99)),
				stake: 500 * (1 + randomInt(4)),
			}));
			const sale = { instances: [draw.instance_id], lines };
			// The code stands on the paper and is never told again.
			const { security_code: _, ...fiche } = await this.#sellOnce(sale);
			if (this.confirmed.has(fiche.ref_code)) throw new Error(`${fiche.ref_code} was sold twice`);
			this.confirmed.set(fiche.ref_code, fiche);
			if (randomInt(12) > 0) continue;
			const body = { ref_code: fiche.ref_code, reason: 'Erreur' };
			const voided = await this.#once(posApi.void, { body }).catch((error) => {
				// It was confirmed and is lost: it stays among the confirmed, of which that is told.
				if (error.status !== 404) throw error;
			});
			if (!voided) continue;
			this.confirmed.set(fiche.ref_code, voided);
			this.voided += 1;
		}
	}

	/** @param {InputOf<typeof posApi.sell>['body']} body */
	async #sellOnce(body) {
		/** @type {number | undefined} */
		let failedAt;
		const begun = performance.now();
		const fiche = await this.#once(posApi.sell, { body }, () => {
			failedAt ??= Date.now();
		});
		this.waits.push(performance.now() - begun);
		if (failedAt) {
			this.inDoubt += 1;
			if (Date.parse(fiche.sold_at) <= failedAt) this.madeAllTheSame += 1;
		}
		return fiche;
	}

	/**
	 * @template {Endpoint} E
	 * @param {E} endpoint
	 * @param {InputOf<E>} input
	 * @param {() => undefined} [onDoubt]
	 */
	#once(endpoint, input, onDoubt) {
		const credentials = { token: this.#token, key: randomUUID() };
		return untilAnswered(this.#url, endpoint, input, credentials, onDoubt);
	}

	close() {
		this.#isClosing = true;
	}

	/** @returns {Promise<number>} */
	async #fichesReported() {
		const { days } = await this.read(posApi.report, { query: { start_date: this.#since } });
		return days.reduce((sum, { fiches }) => sum + fiches, 0);
	}

	/** What was confirmed and is not there any more, or otherwise; from then on nothing is expected of it. */
	async forgetLost() {
		const lost = [];
		for (const [ref, fiche] of this.confirmed) {
			const kept = await this.read(posApi.one, { params: { refCode: ref } }).catch(() => undefined);
			if (isDeepStrictEqual(kept, fiche)) continue;
			lost.push(`${ref} is ${kept ? 'changed' : 'lost'}`);
			if (fiche.status === 'deleted') this.voided -= 1;
			this.confirmed.delete(ref);
		}
		return lost;
	}

	/** What is wrong with what was confirmed: lost, changed, or more than that. */
	async problems() {
		const found = [];
		for (const [ref, fiche] of this.confirmed) {
			const kept = await this.read(posApi.one, { params: { refCode: ref } }).catch(() => undefined);
			if (!isDeepStrictEqual(kept, fiche)) found.push(`${ref} is lost or changed`);
		}
		const expected = this.confirmed.size - this.voided;
		const made = (await this.#fichesReported()) - this.fichesBefore;
		if (made !== expected) found.push(`${expected} fiches were confirmed, ${made} are there`);
		return found;
	}
}

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Resolves once that many more sales were confirmed; rejects when a terminal gave up.
 * @param {Terminal[]} terminals
 * @param {number} more
 * @param {Promise<void>} failed
 */
export async function untilSold(terminals, more, failed) {
	const sold = () => sum(terminals.map(({ confirmed }) => confirmed.size));
	const goal = sold() + more;
	while (sold() < goal) {
		await Promise.race([failed, new Promise((resolve) => setTimeout(resolve, 5))]);
	}
}

/**
 * Terminals of agents of the demo who may sell, signed in.
 * @param {string} url of the API
 * @param {number} count
 */
export async function signInTerminals(url, count) {
	/** @type {Terminal[]} */
	const terminals = [];
	for (const agent of await demoAgents(url, count)) {
		terminals.push(await Terminal.signIn(url, agent));
	}
	return terminals;
}

/**
 * Each sells until it is closed.
 * @param {Terminal[]} terminals
 * @returns `selling` ends with the last of them; `failed` rejects as soon as one gives up
 */
export function sellAtAll(terminals) {
	const selling = Promise.all(terminals.map((terminal) => terminal.sell()));
	const failed = selling.then(() => undefined);
	failed.catch(() => undefined);
	return { selling, failed };
}

/** @param {string} url @param {number} count @returns {Promise<Agent[]>} who may sell */
async function demoAgents(url, count) {
	const body = { username: 'admin', password: PASSWORD };
	const { accessToken: token } = await callAt(url, authApi.login, { body });
	const agents = await callAt(url, agentApi.list, { query: { is_active: true } }, { token });
	return itemsIn(agents).slice(0, count);
}

/**
 * What of the confirmed is not there, or is otherwise there. It counts as confirmed no longer.
 * @param {Terminal[]} terminals
 */
export async function lostOf(terminals) {
	const lost = [];
	for (const terminal of terminals) lost.push(...(await terminal.forgetLost()));
	return lost;
}
