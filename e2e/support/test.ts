import type { Endpoint, InputOf, OutputOf } from '@borlette/shared/contract';
import { callAt } from '@borlette/shared/contract/request';
import { test as base, expect, type Page } from '@playwright/test';
import { type Role, signIn } from './people.ts';
import { Problems } from './problems.ts';

interface Options {
	/** Signed in from the beginning; undefined: nobody. */
	role: Role | undefined;
	language: 'fr' | 'en' | 'de';
}

interface Fixtures {
	/** Fails the test when a page met an error that the test did not allow. */
	problems: Problems;
	/** Calls the API as the person signed in. */
	api: Api;
}

/**
 * @param input with the `key` that counts it once, of a call that takes one
 * @returns the output; throws a `Refusal`
 */
export type Api = <E extends Endpoint>(
	endpoint: E,
	input: InputOf<E> & { key?: string },
) => Promise<OutputOf<E>>;

export const test = base.extend<Options & Fixtures & { token: string }>({
	role: [undefined, { option: true }],
	language: ['fr', { option: true }],

	token: async ({ role, baseURL }, use) => {
		await use(role ? (await signIn(baseURL ?? '', role)).accessToken : '');
	},

	storageState: async ({ role, language, token, baseURL }, use) => {
		const signedIn = role ? { accessToken: token, role } : {};
		const localStorage = Object.entries({ language, ...signedIn }).map(([name, value]) => ({
			name,
			value,
		}));
		await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
	},

	problems: [
		async ({ context }, use) => {
			const problems = new Problems();
			await problems.watch(context);
			await use(problems);
			expect(problems.unexpected(), 'errors that no expectation is about').toEqual([]);
		},
		{ auto: true },
	],

	api: async ({ baseURL, token }, use) => {
		await use((endpoint, { key, ...input }) =>
			callAt(baseURL ?? '', endpoint, input as never, { token, ...(key && { key }) }),
		);
	},
});

/**
 * One of several cases of a test, in the page that all of them share: when it fails, the failure
 * has its name, and the others are tried all the same.
 */
export async function attempt(page: Page, name: string, body: () => Promise<void>): Promise<void> {
	// What waits for something that is not there would take as long as the whole test may.
	page.setDefaultTimeout(120_000);
	await test.step(name, async () => {
		const failure = await body().then(
			() => 'none',
			(error: Error) => error.stack,
		);
		expect.soft(failure, name).toBe('none');
	});
}

export { expect };
