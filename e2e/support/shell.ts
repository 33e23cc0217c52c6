import { expect, type Locator, type Page } from '@playwright/test';
import { REMOTES, type RemoteName } from './remotes.ts';

/** The page of each remote that the tests visit, and the menu group it is in. */
export const HOME_OF: Readonly<Record<RemoteName, { path: string; group?: string }>> = {
	'remote-admin': { path: '/dashboard/agent/list', group: 'Agents' },
	'remote-borlette': { path: '/dashboard/borlette/blocage-boule', group: 'Blocage de boules' },
	'remote-reports': { path: '/dashboard/app' },
	'remote-tirage': { path: '/dashboard/tirage/list', group: 'Tirages' },
};
export const HOMES = REMOTES.map((remote) => ({ remote, ...HOME_OF[remote] }));

/** The frame around every signed-in page. */
export class Shell {
	readonly nav: Locator;
	readonly main: Locator;
	readonly retry: Locator;

	constructor(readonly page: Page) {
		this.nav = page.getByRole('navigation', { name: 'Menu principal' });
		this.main = page.getByRole('main');
		this.retry = this.main.getByRole('button', { name: 'Réessayer' });
	}

	/** Through the menu, as people go: the page is not loaded anew. */
	async goTo(remote: RemoteName): Promise<void> {
		const { path, group } = HOME_OF[remote];
		const link = this.nav.locator(`a[href="${path}"]`).first();
		await link.waitFor({ state: 'attached' });
		// A group of which a person has one page only is that page's link.
		if (group && !(await link.isVisible())) {
			await this.nav.getByRole('button', { name: group, exact: true }).click();
		}
		await link.click();
	}

	/** A page of a remote works. */
	async expectPageOf(remote: RemoteName, path = HOME_OF[remote].path): Promise<void> {
		await expect(this.page).toHaveURL(({ pathname }) => pathname === path);
		// Its own: the address is there before the page that is left is gone.
		await expect(this.page.locator(`[data-remote="${remote}"] h1`)).toBeVisible();
		await expect(this.retry).toBeHidden();
	}

	/** The same, reached through the menu. */
	async visit(remote: RemoteName): Promise<void> {
		await this.goTo(remote);
		await this.expectPageOf(remote);
	}

	/** Addresses of its links, sorted; those of closed groups too. */
	async menu(): Promise<string[]> {
		await expect(this.nav).toBeVisible();
		const links = await this.nav
			.locator('ul a')
			.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
		return links.sort();
	}

	toast(text: string | RegExp): Locator {
		return this.page.getByTestId('toaster').getByText(text);
	}
}

/** As links do, without loading everything again; a page inside the shell begins with its own heading. */
export async function follow(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => {
		document.querySelector('h1')?.setAttribute('data-left', '');
		history.pushState(null, '', to);
		window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
	}, path);
	await page.waitForFunction(() => !document.querySelector('h1[data-left]'));
}

/** What the page shows has come. Looks at each frame: there are many pages to walk over. */
export async function settled(page: Page): Promise<void> {
	await page.waitForFunction(
		() => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'),
	);
}
