import type { Locator, Page } from '@playwright/test';
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
		if (group) {
			const button = this.nav.getByRole('button', { name: group, exact: true });
			if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
		}
		await this.nav.locator(`a[href="${path}"]`).first().click();
	}

	toast(text: string | RegExp): Locator {
		return this.page.getByTestId('toaster').getByText(text);
	}
}
