import type { OutputOf } from '@borlette/shared/contract';
import { authApi, scopeApi } from '@borlette/shared/contract/auth';
import { callAt } from '@borlette/shared/contract/request';

/** Sign-ins of the demo data. */
export const PEOPLE = {
	company: { username: 'admin', password: 'borlette2026' },
	supervisor: { username: 'superviseur', password: 'borlette2026' },
	superuser: { username: 'superadmin', password: 'borlette2026' },
} as const;
export type Role = keyof typeof PEOPLE;

type SignedIn = OutputOf<typeof authApi.login>;

/** Signs in without the browser: for tests that are about something else. */
export const signIn = (baseURL: string, role: Role) => signInAs(baseURL, PEOPLE[role]);

export interface Credentials {
	readonly username: string;
	readonly password: string;
}
export async function signInAs(baseURL: string, person: Credentials): Promise<SignedIn> {
	return fromToutes(baseURL, await callAt(baseURL, authApi.login, { body: person }));
}

/** What a superuser chose is kept for their next sign-in, which may be another test's: each begins anew. */
async function fromToutes(baseURL: string, signedIn: SignedIn): Promise<SignedIn> {
	if (signedIn.role !== 'superuser') return signedIn;
	const { select_company, select_country_code } = signedIn.user;
	let latest = signedIn;
	const asSigned = () => ({ token: latest.accessToken });
	if (select_country_code) {
		const body = { country: null };
		latest = {
			...latest,
			...(await callAt(baseURL, scopeApi.chooseCountry, { body }, asSigned())),
		};
	}
	if (select_company) {
		const body = { company: null };
		latest = {
			...latest,
			...(await callAt(baseURL, scopeApi.chooseCompany, { body }, asSigned())),
		};
	}
	return latest;
}
