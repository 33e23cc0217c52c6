import { randomUUID } from 'node:crypto';
import type { BodyOf, OutputOf } from '@borlette/shared/contract';
import { agentApi, agentChoices, agentName } from '@borlette/shared/contract/agent';
import { companyApi } from '@borlette/shared/contract/company';
import { type PosFiche, posApi, type SoldFiche } from '@borlette/shared/contract/pos';
import { callAt, itemsIn } from '@borlette/shared/contract/request';
import { unique } from './names.ts';
import type { Api } from './test.ts';

type Catalogue = OutputOf<typeof posApi.catalogue>;
type Lines = BodyOf<typeof posApi.sell>['lines'];

/** A terminal with an agent of its own, through the calls that terminals make. */
export class Terminal {
	private constructor(
		private readonly baseURL: string,
		private readonly token: string,
		readonly agent: { id: string; name: string; choice: string },
	) {}

	/** @param api of somebody who may add agents to the company @param branch surcussale; any, unless given */
	static async open(baseURL: string, api: Api, branch?: string): Promise<Terminal> {
		const [colleague] = itemsIn(await api(agentApi.list, { query: {} }));
		const [house] = itemsIn(await api(companyApi.list, { query: {} }));
		if (!colleague || !house) throw new Error('The demo has no agent.');
		const login = { username: unique('agent-'), password: 'un bon mot de passe' };
		const person = { first_name: 'Rose', last_name: unique('Essai') };
		const { phone, surcussale_id } = { ...colleague, ...(branch && { surcussale_id: branch }) };
		const agent = await api(agentApi.create, {
			body: { ...login, ...person, phone, surcussale_id, commission: 1000, device_id: '' },
		});
		const { accessToken } = await callAt(baseURL, posApi.login, {
			body: { company: house.ref_code, device_id: unique('POS-'), ...login },
		});
		const named = { name: agentName(agent), choice: agentChoices.choice(agent) };
		return new Terminal(baseURL, accessToken, { id: agent.id, ...named });
	}

	/** What the terminal may sell now, and the messages it shows. */
	catalogue(): Promise<Catalogue> {
		return callAt(this.baseURL, posApi.catalogue, {}, { token: this.token });
	}

	sell(instanceId: string, lines: Lines): Promise<SoldFiche> {
		const body = { instances: [instanceId], lines };
		return callAt(this.baseURL, posApi.sell, { body }, this.#once());
	}

	pay({ ref_code, security_code }: SoldFiche): Promise<PosFiche> {
		const body = { ref_code, security_code };
		return callAt(this.baseURL, posApi.pay, { body }, this.#once());
	}

	#once() {
		return { token: this.token, key: randomUUID() };
	}
}
