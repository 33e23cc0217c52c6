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
	return (await answer.json()) as SignedIn;
}
