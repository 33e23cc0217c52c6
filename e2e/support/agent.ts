import type { Page } from '@playwright/test';
import { Form } from './form.ts';

export interface AgentInput {
	readonly username: string;
	readonly firstName?: string;
	readonly lastName?: string;
}

/** Fills the form of a new agent; the first surcussale that is offered becomes theirs. */
export async function fillAgent(page: Page, agent: AgentInput): Promise<Form> {
	const form = new Form(page);
	await form.fill({
		Prénom: agent.firstName ?? 'Nadège',
		Nom: agent.lastName ?? 'Essai',
		Téléphone: '+50934567890',
		Commission: '12,5',
		Pseudonyme: agent.username,
		'Mot de passe': 'un bon mot de passe',
	});
	await page.getByRole('combobox', { name: /^Surcussale/ }).click();
	await page.getByRole('option').first().click();
	return form;
}
