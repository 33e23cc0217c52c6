import { randomInt, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

const COMPANY = 'LAKAY';
const PASSWORD = 'borlette2026';
const PAUSE_MS = 20;
const DAY_MS = 86_400_000;
/** Nearly all that one report may span; what was sold before is the demo's. */
const REPORT_DAYS = 360;

/**
 * @import { Agent } from '../../shared/src/contract/agent.ts'
 * @import { PosFiche, SoldFiche } from '../../shared/src/contract/pos.ts'
 * @typedef {{ token?: string, key?: string, body?: object }} Call
 * @typedef {{ instance_id: string, tirage_id: string, close_at: string }} Draw
 */

/**
 * One call; `undefined` when its answer never came. Throws at a refusal.
 * @param {string} url
 * @param {string} path
 * @param {Call} [call]
 */
async function request(url, path, { token, key, body } = {}) {
	const answer = await fetch(new URL(path, url), {
		method: body ? 'POST' : 'GET',
		headers: {
			...(token && { authorization: `Token ${token}` }),
			...(key && { 'idempotency-key': key }),
			...(body && { 'content-type': 'application/json' }),
		},
		...(body && { body: JSON.stringify(body) }),
	}).catch(() => undefined);
	const text = await answer?.text().catch(() => undefined);
	if (!answer || text === undefined || answer.status >= 500) return undefined;
	if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${text}`);
	return JSON.parse(text);
}

/**
 * Until it is answered: the same call again, under the same key.
 * @param {string} url
 * @param {string} path
 * @param {Call} call
 */
async function untilAnswered(url, path, call, onDoubt = () => undefined) {
	for (;;) {
		const answer = await request(url, path, call);
		if (answer) return answer;
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
	#isClosing = false;
	/** Confirmed fiches by reference. @type {Map<string, PosFiche>} */
	confirmed = new Map();
	/** How many of them were taken back, confirmed too. */
	voided = 0;
	/** Sales whose answer was lost, and those of them that had been made all the same. */
	inDoubt = 0;
	madeAllTheSame = 0;
	fichesBefore = 0;

	/** @param {string} url @param {Agent} agent */
	static async signIn(url, agent) {
		const terminal = new Terminal();
		terminal.#url = url;
		const { accessToken } = await request(url, '/api/pos/login', {
			body: {
				company: COMPANY,
				username: agent.username,
				password: PASSWORD,
				device_id: agent.device_id || `FAULT-${agent.username}`,
			},
		});
		terminal.#token = accessToken;
		/** @type {{ draws: Draw[], now: string }} */
		const { draws, now } = await terminal.read('/api/pos/catalogue');
		// Those that stay open: no sale of the test may be refused.
		const hour = Date.parse(now) + 3_600_000;
		terminal.#draws = draws.filter(({ close_at }) => Date.parse(close_at) > hour);
		terminal.fichesBefore = await terminal.#fichesReported();
		return terminal;
	}

	/** @param {string} path */
	read(path) {
		return untilAnswered(this.#url, path, { token: this.#token });
	}

	/** Sells until `close`, now and then voiding; resolves when the last call is answered. */
	async sell() {
		while (!this.#isClosing) {
			const draw = this.#draws[randomInt(this.#draws.length)];
			if (!draw) throw new Error('No draw stays open');
			const lines = Array.from({ length: 1 + randomInt(4) }, () => ({
				game: 'borlette',
				numbers: String(randomInt(46, 99)),
				stake: 500 * (1 + randomInt(4)),
			}));
			const sale = { instances: [draw.instance_id], lines };
			// The code stands on the paper and is never told again.
			const { security_code: _, ...fiche } = await this.#once('/api/pos/fiche', sale);
			if (this.confirmed.has(fiche.ref_code)) throw new Error(`${fiche.ref_code} was sold twice`);
			this.confirmed.set(fiche.ref_code, fiche);
			if (randomInt(12) > 0) continue;
			const body = { ref_code: fiche.ref_code, reason: 'Erreur' };
			this.confirmed.set(fiche.ref_code, await this.#once('/api/pos/void', body));
			this.voided += 1;
		}
	}

	/** @param {string} path @param {object} body @returns {Promise<SoldFiche>} */
	async #once(path, body) {
		/** @type {number | undefined} */
		let failedAt;
		const call = { token: this.#token, key: randomUUID(), body };
		const answer = await untilAnswered(this.#url, path, call, () => {
			failedAt ??= Date.now();
		});
		if (failedAt && path === '/api/pos/fiche') {
			this.inDoubt += 1;
			if (Date.parse(answer.sold_at) <= failedAt) this.madeAllTheSame += 1;
		}
		return answer;
	}

	close() {
		this.#isClosing = true;
	}

	/** @returns {Promise<number>} */
	async #fichesReported() {
		const begun = new Date(Date.now() - REPORT_DAYS * DAY_MS).toISOString().slice(0, 10);
		/** @type {{ days: { fiches: number }[] }} */
		const { days } = await this.read(`/api/pos/report?start_date=${begun}`);
		return days.reduce((sum, { fiches }) => sum + fiches, 0);
	}

	/** What is wrong with what was confirmed: lost, changed, or more than that. */
	async problems() {
		const found = [];
		for (const [ref, fiche] of this.confirmed) {
			const kept = await this.read(`/api/pos/fiche/${ref}`).catch(() => undefined);
			if (!isDeepStrictEqual(kept, fiche)) found.push(`${ref} is lost or changed`);
		}
		const expected = this.confirmed.size - this.voided;
		const made = (await this.#fichesReported()) - this.fichesBefore;
		if (made !== expected) found.push(`${expected} fiches were confirmed, ${made} are there`);
		return found;
	}
}

/**
 * Agents of the demo who may sell.
 * @param {string} url
 * @param {number} count
 * @returns {Promise<Agent[]>}
 */
export async function demoAgents(url, count) {
	const { accessToken: token } = await request(url, '/api/user/auth/login', {
		body: { username: 'admin', password: PASSWORD },
	});
	const agents = await request(url, '/api/companies/list-agent?is_active=true', { token });
	return agents.slice(0, count);
}
