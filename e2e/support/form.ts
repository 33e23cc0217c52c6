import { expect, type Locator, type Page } from '@playwright/test';

/**
 * A form of shared/form, by the labels of its fields. Only what stands in the form is taken: until
 * its page is there the filters of the list before it are, and some have the same labels.
 */
export class Form {
	readonly form: Locator;
	readonly save: Locator;

	constructor(readonly page: Page) {
		this.form = page.getByRole('main').locator('form[data-draft]');
		this.save = this.form.getByRole('button', { name: 'Enregistrer', exact: true });
	}

	/** The mark of a required field is part of its label. */
	field(label: string): Locator {
		return this.form.getByLabel(new RegExp(`^${label}\\s*\\*?$`));
	}

	async fill(values: Readonly<Record<string, string>>): Promise<void> {
		for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
	}

	/** Takes the choice with this name, in a field that offers a few or one that searches among many. */
	async choose(label: string, choice: string): Promise<void> {
		const field = this.form.getByRole('combobox', { name: new RegExp(`^${label}`) });
		// Until its choices are there, nothing tells which of the two it will be.
		await expect(field).toBeEnabled();
		if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
			await field.selectOption(choice);
			return;
		}
		await field.fill(choice);
		await this.page.getByRole('option', { name: choice, exact: true }).click();
	}
}
