import { randomUUID } from 'node:crypto';
import type { BodyOf, OutputOf } from '@borlette/shared/contract';
import type { PosFiche, posApi, SoldFiche } from '@borlette/shared/contract/pos';
import { unique } from './names.ts';
import type { Api } from './test.ts';

type Catalogue = OutputOf<typeof posApi.catalogue>;
type Lines = BodyOf<typeof posApi.sell>['lines'];

/** A terminal with an agent of its own, through the calls that terminals make. */
export class Terminal {
	private constructor(
		private readonly baseURL: string,
		private readonly token: string,
		readonly agent: { id: string; name: string },
	) {}

	/** @param api of somebody who may add agents to the company */
	static async open(baseURL: string, api: Api): Promise<Terminal> {
		const { items } = await api<{ items: { surcussale_id: string; phone: string }[] }>(
			'GET',
			'/api/companies/list-agent?limit=25',
		);
		const { ref_code } = (
			await api<{ ref_code: string }[]>('GET', '/api/generals/compagnies')
		)[0] as { ref_code: string };
		const login = { username: unique('agent-'), password: 'un bon mot de passe' };
		const person = { first_name: 'Rose', last_name: unique('Essai') };
		const { id } = await api<{ id: string }>('POST', '/api/companies/agent', {
			...login,
			...person,
			phone: items[0]?.phone,
			surcussale_id: items[0]?.surcussale_id,
			commission: 1000,
			device_id: '',
		});
		const { accessToken } = await send<{ accessToken: string }>(baseURL, '/api/pos/login', {
			company: ref_code,
			device_id: unique('POS-'),
			...login,
		});
		const name = `${person.first_name} ${person.last_name}`;
		return new Terminal(baseURL, accessToken, { id, name });
	}

	/** What the terminal may sell now, and the messages it shows. */
	async catalogue(): Promise<Catalogue> {
		const answer = await fetch(new URL('/api/pos/catalogue', this.baseURL), {
			headers: { Authorization: `Token ${this.token}` },
		});
		if (!answer.ok) throw new Error(`The catalogue: ${answer.status} ${await answer.text()}`);
		return (await answer.json()) as Catalogue;
	}

	sell(instanceId: string, lines: Lines): Promise<SoldFiche> {
		return this.#send('/api/pos/fiche', { instances: [instanceId], lines });
	}

	pay({ ref_code, security_code }: SoldFiche): Promise<PosFiche> {
		return this.#send('/api/pos/pay', { ref_code, security_code });
	}

	#send<F extends PosFiche>(path: string, body: object): Promise<F> {
		return send(this.baseURL, path, body, {
			Authorization: `Token ${this.token}`,
			'Idempotency-Key': randomUUID(),
		});
	}
}

/** @returns the answer's body; throws on any status but 2xx */
async function send<T>(
	baseURL: string,
	path: string,
	body: object,
	headers: Record<string, string> = {},
): Promise<T> {
	const answer = await fetch(new URL(path, baseURL), {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	});
	const text = await answer.text();
	if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${text}`);
	return JSON.parse(text);
}
