import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** A page counts as drawn when it has its title, or says why it has none. */
async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await expect(
		page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first(),
	).toBeVisible();
	await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

// Every page is walked by accessible.spec.ts, and every test fails on a violation (support/problems.ts).
test('text never becomes code, HTML, a style or a script of elsewhere', async ({
	page,
	problems,
}) => {
	problems.allow(/refused by the policy|Content Security Policy|Trusted|violates|Refused to/i);
	// Called by the page itself: what the test calls is exempt from the policies.
	await page.addInitScript(() => {
		addEventListener('load', () => {
			const outcome = (attempt: () => unknown) => {
				try {
					attempt();
					return 'done';
				} catch (error) {
					return (error as Error).name;
				}
			};
			const body = document.body;
			const element = (name: string, change: (element: never) => void) => {
				const made = document.createElement(name);
				change(made as never);
				body.append(made);
			};
			const results = {
				// biome-ignore lint/security/noGlobalEval: it must not work.
				eval: outcome(() => globalThis.eval('globalThis.wasRun = 1')),
				Function: outcome(() => new Function('globalThis.wasRun = 1')()),
				innerHTML: outcome(() => {
					body.innerHTML += '<img src=x onerror="globalThis.wasRun = 1">';
				}),
				'script of elsewhere': outcome(() =>
					element('script', (script: HTMLScriptElement) => {
						script.src = 'https://evil.example/x.js';
					}),
				),
				'script of the store, unsigned': outcome(() =>
					element('script', (script: HTMLScriptElement) => {
						script.src = '/remotes/evil/1.0.0-abcdef/x.js';
					}),
				),
				'inline script': outcome(() =>
					element('script', (script: HTMLScriptElement) => {
						script.textContent = 'globalThis.wasRun = 1';
					}),
				),
				'another policy': outcome(() =>
					(
						globalThis as unknown as {
							trustedTypes: { createPolicy(name: string, rules: object): void };
						}
					).trustedTypes.createPolicy('mine', { createHTML: String }),
				),
			};
			element('style', (style: HTMLStyleElement) => {
				style.textContent = 'body { --was-styled: 1 }';
			});
			body.setAttribute('style', '--was-styled: 1');
			const style = getComputedStyle(body).getPropertyValue('--was-styled');
			Object.assign(globalThis, { attempts: { ...results, style } });
		});
	});
	await page.goto('/faqs');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const seen = () =>
		page.evaluate(() => {
			const { attempts, wasRun } = globalThis as { attempts?: object; wasRun?: number };
			return attempts && { ...attempts, wasRun: wasRun ?? 0 };
		});
	await expect.poll(seen).toEqual({
		eval: 'EvalError',
		Function: 'EvalError',
		innerHTML: 'TypeError',
		'script of elsewhere': 'TypeError',
		'script of the store, unsigned': 'TypeError',
		'inline script': 'TypeError',
		'another policy': 'TypeError',
		style: '',
		wasRun: 0,
	});
});

const MARK = ';globalThis.wasTampered = true;';
const wasTampered = (page: Page) => page.evaluate(() => 'wasTampered' in globalThis);

async function tamper(page: Page, files: string): Promise<void> {
	await page.route(files, async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, body: `${await answer.text()}${MARK}` });
	});
}

test('a changed byte of a late script of the host is never run, and Réessayer brings the page', async ({
	page,
	problems,
}) => {
	problems.allow(/assets\//, /Loading chunk/);
	await open(page, '/about-us');
	await tamper(page, '**/assets/*.js');
	await page.locator('a[href="/faqs"]').first().click();
	const retry = page.getByRole('button', { name: 'Réessayer' });
	await expect(retry).toBeVisible();
	await expect(page.getByRole('button', { name: 'Copier le rapport' })).toBeVisible();
	expect(await wasTampered(page)).toBe(false);
	await page.unrouteAll({ behavior: 'wait' });
	await retry.click();
	await expect(page).toHaveURL(/\/faqs$/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(retry).toBeHidden();
});

test('a changed byte of what the host begins with is never run', async ({ page, problems }) => {
	problems.allow(/assets\//);
	await tamper(page, '**/assets/{main,first-paint}.*.js');
	await page.goto('/faqs');
	expect(await wasTampered(page)).toBe(false);
});

test('Safari is asked to preload no script: it checks no hash of one, so the policy would refuse it', async ({
	page,
}) => {
	const preloads = page.locator('link[rel=preload][as=script]');
	await open(page, '/dashboard/agent/list');
	expect(await preloads.count()).toBeGreaterThan(0);
	await expect(page.locator('link[rel=preload][as=script]:not([integrity])')).toHaveCount(0);
	await page.addInitScript(() => {
		Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });
	});
	await open(page, '/dashboard/agent/list');
	await expect(preloads).toHaveCount(0);
});

test('every script and style of the host’s page has its hash', async ({ page }) => {
	await open(page, '/auth/login');
	const bare = page.locator('script[src]:not([integrity]), link[rel=stylesheet]:not([integrity])');
	await expect(bare).toHaveCount(0);
});
