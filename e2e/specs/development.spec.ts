import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '../../deploy/local/dev.mjs';
import { LoginPage } from '../support/login-page.ts';
import { PEOPLE } from '../support/people.ts';
import { Shell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const COPY = path.join(ROOT, '.cache/development-test/remote-tirage');
const PACKAGE = path.join(ROOT, 'remote-tirage');

/** What a team changes is a copy here: the repository's files stay as they are. */
async function copyRemote(): Promise<void> {
	await rm(COPY, { recursive: true, force: true });
	await mkdir(COPY, { recursive: true });
	for (const name of ['src', 'lang', 'package.json']) {
		await cp(path.join(PACKAGE, name), path.join(COPY, name), { recursive: true });
	}
	await symlink(path.join(PACKAGE, 'node_modules'), path.join(COPY, 'node_modules'), 'junction');
}

test('one remote in development inside a deployed host: what is saved shows, what was typed stays', async ({
	page,
	baseURL,
}) => {
	// The host is built first, which takes a while on a busy machine.
	test.slow();
	await copyRemote();
	const remotes = [COPY];
	const server = serve({ remotes, target: baseURL ?? '', isDeployed: true, port: 0 }, 'ignore');
	try {
		const url = await new Promise<string>((resolve, reject) => {
			server.once('message', (message: unknown) => resolve((message as { url: string }).url));
			server.once('exit', () => reject(new Error('The development server ended.')));
		});
		// At every address, it would answer at this one too.
		await expect(fetch(url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
		// The other remotes are those of the deployed host.
		await page.goto(`${url}/dashboard/agent/list`);
		await new LoginPage(page).signIn(PEOPLE.company);
		const { main } = new Shell(page);
		await expect(main.getByRole('table')).toBeVisible();

		await page.goto(`${url}/dashboard/tirage/new`);
		const name = main.getByLabel('Nom').first();
		await name.fill('Tirage de minuit');
		await page.evaluate(() => Object.assign(window, { isSamePage: true }));

		const file = path.join(COPY, 'src/schedule/DrawPreview.tsx');
		const source = await readFile(file, 'utf8');
		await expect(main.getByText('Saved a moment ago')).toBeHidden();
		await writeFile(file, source.replace('<Card.Body>', '<Card.Body>Saved a moment ago'));
		await expect(main.getByText('Saved a moment ago')).toBeVisible();
		await expect(name).toHaveValue('Tirage de minuit');
		expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true);
		// Its server ends now: an open stream of events would break.
		await page.goto('about:blank');
	} finally {
		server.kill('SIGTERM');
		await rm(path.dirname(COPY), { recursive: true, force: true });
	}
});
