import { scopeApi } from '@borlette/shared/contract/auth';
import { companyApi } from '@borlette/shared/contract/company';
import { callAt, itemsIn } from '@borlette/shared/contract/request';
import type { Browser, Page } from '@playwright/test';
import { signIn } from './people.ts';
import type { Api } from './test.ts';

/** The provider at work in the company of `api`: another person than its admin. */
export async function secondPerson(browser: Browser, baseURL: string, api: Api): Promise<Page> {
	const [company] = itemsIn(await api(companyApi.list, { query: {} }));
	if (!company) throw new Error('The demo has no company.');
	const { accessToken: token } = await signIn(baseURL, 'superuser');
	const body = { company: company.id };
	const chosen = await callAt(baseURL, scopeApi.chooseCompany, { body }, { token });
	const stored = { language: 'fr', accessToken: chosen.accessToken, role: 'superuser' };
	const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
	const context = await browser.newContext({
		storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
	});
	return context.newPage();
}
