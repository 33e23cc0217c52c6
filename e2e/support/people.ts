import type { OutputOf } from '@borlette/shared/contract';
import type { authApi } from '@borlette/shared/contract/auth';

/** Sign-ins of the demo data. */
export const PEOPLE = {
	company: { username: 'admin', password: 'demo-admin' },
	supervisor: { username: 'superviseur', password: 'demo-superviseur' },
	superuser: { username: 'superadmin', password: 'demo-superadmin' },
} as const;
export type Role = keyof typeof PEOPLE;

type SignedIn = OutputOf<typeof authApi.login>;

/** Signs in without the browser: for tests that are about something else. */
export async function signIn(baseURL: string, role: Role): Promise<SignedIn> {
	const answer = await fetch(new URL('/api/user/auth/login', baseURL), {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(PEOPLE[role]),
	});
	if (!answer.ok)
		throw new Error(`${role} cannot sign in: ${answer.status} ${await answer.text()}`);
	return (await answer.json()) as SignedIn;
}
