import { eachInTurn } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { inScope, type Scope } from '../db/scope.ts';
import { networkOf } from '../identity/network.ts';
import { trailOf } from './entries.sql.ts';

/** Different refusals of one company that a minute tells by name; the others are one sum. */
const MOST_OF_COMPANY = 20;
/** Networks that are told apart in a sum. */
const MOST_NETWORKS = 100;

interface Refusal {
	/** In whose trail it stands. */
	companyId: string | null;
	/** Whom it concerns: who called, or whose account was tried. */
	userId: string | null;
	role: Scope['role'];
	name: string;
	/** A sign-in, or a call. */
	type: 'session' | 'pos' | 'call';
	/** What was refused: `PUT /api/…`, or the name that was given. */
	label: string;
	/** Of the contract. */
	code: string;
	ip: string;
	userAgent: string;
}
export type Refused = Omit<Refusal, 'ip' | 'userAgent'>;

interface Sum {
	refusal: Refusal;
	times: number;
	networks: Set<string>;
}

const keyOf = ({ companyId, userId, type, label, code }: Refusal): string =>
	JSON.stringify([companyId, userId, type, label, code]);

/**
 * Failed sign-ins and refusals of permission, for the trail: summed up until `tell` writes them, once a
 * minute, so that whoever sends many fills no trail. What was not written when the process dies is in
 * the log only.
 */
export class Refusals {
	#sums = new Map<string, Sum>();
	#ofCompany = new Map<string | null, number>();

	note(refused: Refused, { ip, userAgent }: { ip: string; userAgent: string }): void {
		const refusal = { ...refused, ip, userAgent };
		const sum = this.#sums.get(keyOf(refusal)) ?? this.#begin(refusal);
		sum.times++;
		if (sum.networks.size < MOST_NETWORKS) sum.networks.add(networkOf(ip));
	}

	#begin(refusal: Refusal): Sum {
		const { companyId, type, code } = refusal;
		const begun = this.#ofCompany.get(companyId) ?? 0;
		const named = begun < MOST_OF_COMPANY ? refusal : asOthers(refusal);
		const key = keyOf(named);
		const sum = this.#sums.get(key) ?? { refusal: named, times: 0, networks: new Set() };
		if (!this.#sums.has(key)) this.#ofCompany.set(companyId, begun + 1);
		this.#sums.set(key, sum);
		return sum;

		function asOthers({ ip, userAgent }: Refusal): Refusal {
			const nobody = { userId: null, role: 'stranger', name: '', label: '' } as const;
			return { ...nobody, companyId, type, code, ip, userAgent };
		}
	}

	/** Writes what was noted since the last time; what cannot be written is tried with the next. */
	async tell(db: Pool): Promise<void> {
		const sums = [...this.#sums.entries()];
		this.#sums = new Map();
		this.#ofCompany = new Map();
		await eachInTurn(sums, async ([key, sum]) => {
			try {
				await write(db, sum);
			} catch (error) {
				this.#keep(key, sum);
				throw error;
			}
		});
	}

	#keep(key: string, left: Sum): void {
		const since = this.#sums.get(key);
		for (const network of since?.networks ?? []) left.networks.add(network);
		this.#sums.set(key, { ...left, times: left.times + (since?.times ?? 0) });
	}
}

async function write(db: Pool, { refusal, times, networks }: Sum): Promise<void> {
	const { companyId, userId, role, name, ip, userAgent, type, label, code } = refusal;
	const scope = { companyId, supervisorId: null, userId, role };
	await inScope(db, scope, async (tx) => {
		const after = { reason: code, times, networks: networks.size };
		await trailOf(tx, { name, ip, userAgent })({
			action: 'refuse',
			type,
			id: userId ?? '',
			label,
			after,
		});
	});
}
