import type { Page } from '@playwright/test';

interface Credentials {
	readonly username: string;
	readonly password: string;
}

/** The login screen, by the words of the specification. */
export class LoginPage {
	readonly heading;
	readonly username;
	readonly password;
	readonly submit;
	readonly forgotten;
	readonly remember;

	constructor(readonly page: Page) {
		this.heading = page.getByRole('heading', { name: 'Connectez-vous' });
		this.username = page.getByLabel('Pseudoname');
		this.password = page.getByLabel('Mot de passe', { exact: true });
		this.submit = page.getByRole('button', { name: 'Se Connecter' });
		this.forgotten = page.getByText('mot de passe oublié?');
		this.remember = page.getByLabel('Se souvenir de moi');
	}

	async signIn({ username, password }: Credentials): Promise<void> {
		await this.username.fill(username);
		await this.password.fill(password);
		await this.submit.click();
	}
}
