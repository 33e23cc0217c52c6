import type { Locator, Page } from '@playwright/test';

interface Credentials {
	readonly username: string;
	readonly password: string;
}

/** The login page, by its words (specification 2.2). */
export class LoginPage {
	readonly heading;
	readonly username;
	readonly password;
	readonly submit;
	readonly forgotten;
	readonly remember;

	/** `within`: the page, or the dialog that asks for the password again. */
	constructor(within: Page | Locator) {
		this.heading = within.getByRole('heading', { name: 'Connectez-vous' });
		this.username = within.getByLabel('Pseudoname');
		this.password = within.getByLabel('Mot de passe', { exact: true });
		this.submit = within.getByRole('button', { name: 'Se Connecter' });
		this.forgotten = within.getByText('mot de passe oublié?');
		this.remember = within.getByLabel('Se souvenir de moi');
	}

	async signIn({ username, password }: Credentials): Promise<void> {
		await this.username.fill(username);
		await this.password.fill(password);
		await this.submit.click();
	}
}
