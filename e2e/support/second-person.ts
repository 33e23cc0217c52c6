import type { Browser, Page } from '@playwright/test';
import { signIn } from './people.ts';
import type { Api } from './test.ts';

/** The provider at work in the company of `api`: another person than its admin. */
export async function secondPerson(browser: Browser, baseURL: string, api: Api): Promise<Page> {
	const { id } = (await api<{ id: string }[]>('GET', '/api/generals/compagnies'))[0] as {
		id: string;
	};
	const { accessToken } = await signIn(baseURL, 'superuser');
	const answer = await fetch(new URL('/api/generals/company', baseURL), {
		method: 'POST',
		headers: { 'content-type': 'application/json', Authorization: `Token ${accessToken}` },
		body: JSON.stringify({ company: id }),
	});
	if (!answer.ok) throw new Error(`The company cannot be chosen: ${await answer.text()}`);
	const chosen = (await answer.json()) as { accessToken: string };
	const stored = { language: 'fr', accessToken: chosen.accessToken, role: 'superuser' };
	const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
	const context = await browser.newContext({
		storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
	});
	return context.newPage();
}
