import type { Locator, Page } from '@playwright/test';

/** A list of the resource kit. */
export class Table {
	readonly table: Locator;
	readonly search: Locator;

	constructor(readonly page: Page) {
		this.table = page.getByRole('table');
		this.search = page.getByRole('searchbox', { name: 'Rechercher' });
	}

	row(text: string | RegExp): Locator {
		return this.table.getByRole('row').filter({ hasText: text });
	}

	/** Takes an entry of a row's menu. */
	async act(row: Locator, action: string): Promise<void> {
		await row.getByRole('button', { name: /^Actions pour / }).click();
		await this.page.getByRole('menuitem', { name: action, exact: true }).click();
	}
}
