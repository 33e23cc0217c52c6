import { itemsIn } from '@borlette/shared/contract/request';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import type { Page } from '@playwright/test';
import { Form } from './form.ts';
import type { Api } from './test.ts';

export interface AgentInput {
	readonly username: string;
	readonly firstName?: string;
	readonly lastName?: string;
}

/** Fills the form of a new agent. */
export async function fillAgent(page: Page, api: Api, agent: AgentInput): Promise<Form> {
	const form = new Form(page);
	await form.fill({
		Prénom: agent.firstName ?? 'Nadège',
		Nom: agent.lastName ?? 'Essai',
		Téléphone: '+50934567890',
		Commission: '12,5',
		Pseudonyme: agent.username,
		'Mot de passe': 'un bon mot de passe',
	});
	const [surcussale] = itemsIn(await api(surcussaleApi.list, { query: {} }));
	if (!surcussale) throw new Error('The demo has no surcussale.');
	await form.choose('Surcussale', surcussale.name);
	return form;
}
