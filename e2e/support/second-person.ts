import { scopeApi } from '@borlette/shared/contract/auth';
import { companyApi } from '@borlette/shared/contract/company';
import { callAt, itemsIn } from '@borlette/shared/contract/request';
import type { Browser, Page } from '@playwright/test';
import { type Credentials, signIn, signInAs } from './people.ts';
import type { Api } from './test.ts';

/** The provider at work in the company of `api`: another person than its admin. */
export async function secondPerson(browser: Browser, baseURL: string, api: Api): Promise<Page> {
	const [company] = itemsIn(await api(companyApi.list, { query: {} }));
	if (!company) throw new Error('The demo has no company.');
	const { accessToken: token } = await signIn(baseURL, 'superuser');
	const body = { company: company.id };
	const chosen = await callAt(baseURL, scopeApi.chooseCompany, { body }, { token });
	return signedInPage(browser, baseURL, { ...chosen, role: 'superuser' });
}

/** Somebody else of the demo, in a browser of their own. */
export const pageOf = async (
	browser: Browser,
	baseURL: string,
	person: Credentials,
): Promise<Page> => signedInPage(browser, baseURL, await signInAs(baseURL, person));

async function signedInPage(
	browser: Browser,
	baseURL: string,
	{ accessToken, role }: { accessToken: string; role: string },
): Promise<Page> {
	const stored = { language: 'fr', accessToken, role };
	const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
	const context = await browser.newContext({
		storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
	});
	return context.newPage();
}
