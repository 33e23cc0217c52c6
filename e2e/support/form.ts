import type { Locator, Page } from '@playwright/test';

/** A form of shared/form, by the labels of its fields. */
export class Form {
	readonly save: Locator;

	constructor(readonly page: Page) {
		this.save = page.getByRole('button', { name: 'Enregistrer', exact: true });
	}

	/** The mark of a required field is part of its label. */
	field(label: string): Locator {
		return this.page.getByRole('main').getByLabel(new RegExp(`^${label}\\s*\\*?$`));
	}

	async fill(values: Readonly<Record<string, string>>): Promise<void> {
		for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
	}

	/** Types into a field that offers choices and takes the one with this name. */
	async choose(label: string, choice: string): Promise<void> {
		const field = this.page.getByRole('combobox', { name: new RegExp(`^${label}`) });
		await field.click();
		await field.fill(choice);
		await this.page.getByRole('option', { name: choice, exact: true }).click();
	}
}
