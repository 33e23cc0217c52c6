import type { OutputOf } from '@borlette/shared/contract';
import type { authApi } from '@borlette/shared/contract/auth';

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

interface Credentials {
	readonly username: string;
	readonly password: string;
}
export async function signInAs(baseURL: string, person: Credentials): Promise<SignedIn> {
	const answer = await fetch(new URL('/api/user/auth/login', baseURL), {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(person),
	});
	if (!answer.ok)
		throw new Error(`${person.username} cannot sign in: ${answer.status} ${await answer.text()}`);
	return fromToutes(baseURL, (await answer.json()) as SignedIn);
}

/** What a superuser chose is kept for their next sign-in, which may be another test's: each begins anew. */
async function fromToutes(baseURL: string, signedIn: SignedIn): Promise<SignedIn> {
	if (signedIn.role !== 'superuser') return signedIn;
	const { select_company, select_country_code } = signedIn.user;
	let latest = signedIn;
	for (const [path, body, chosen] of [
		['/api/generals/country', { country: null }, select_country_code],
		['/api/generals/company', { company: null }, select_company],
	] as const) {
		if (!chosen) continue;
		const answer = await fetch(new URL(path, baseURL), {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				authorization: `Token ${latest.accessToken}`,
			},
			body: JSON.stringify(body),
		});
		if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
		latest = { ...latest, ...((await answer.json()) as Pick<SignedIn, 'accessToken' | 'user'>) };
	}
	return latest;
}
