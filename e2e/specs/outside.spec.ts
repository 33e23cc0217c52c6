import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LoginPage } from '../support/login-page.ts';
import { look } from '../support/look.ts';
import { buildOutside, run, serveOutside } from '../support/outside.mjs';
import { PEOPLE } from '../support/people.ts';
import { Shell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

let folder: string;
test.beforeAll(async () => {
	// Outside of the repository: none of its packages can be found from here.
	folder = await mkdtemp(path.join(tmpdir(), 'borlette-outside-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a remote of another repository is built from the contract and appears in the menu', async ({
	page,
	baseURL,
}) => {
	// An install, its own tests, two builds.
	test.slow();
	await page.goto('/dashboard/app');
	const { nav, main, retry } = new Shell(page);
	await expect(nav.getByRole('link', { name: 'Tableau de bord' }).first()).toBeVisible();
	await expect(nav.getByRole('link', { name: 'Bonjour' })).toBeHidden();

	const dist = await buildOutside(folder);
	const release = path.join(import.meta.dirname, '../../deploy/release.mjs');
	const { PRODUCT_STORE: store = '', PRODUCT_KEY: key = '' } = process.env;
	const to = ['--to', 'production', '--store', store, '--key', key, '--url', baseURL ?? ''];
	await run(folder, process.execPath, [
		release,
		'publish',
		dist,
		...to,
		'--reason',
		'a test runs at any hour',
	]);

	await page.reload();
	await nav.getByRole('link', { name: 'Bonjour' }).click();
	await expect(main.getByRole('heading', { level: 1, name: 'Bonjour admin' })).toBeVisible();
	await expect(main.getByText(/^\d+ tirages$/)).toBeVisible();
	await expect(main.getByText(/^0 tirage/)).toBeHidden();
	await expect(retry).toBeHidden();
	await look(page, 'remote-of-another-repository');

	await refusesCopies(folder);

	// Its own `npm start`: inside the deployed host, and what is saved shows.
	const server = await serveOutside(folder, baseURL ?? '');
	try {
		await page.goto(`${server.url}/dashboard/hello`);
		await new LoginPage(page).signIn(PEOPLE.company);
		await expect(main.getByText(/^\d+ tirages$/)).toBeVisible();
		const file = path.join(folder, 'src/HelloPage.tsx');
		await writeFile(file, (await readFile(file, 'utf8')).replace('<Text>', '<Text>Demain : '));
		await expect(main.getByText(/^Demain/)).toBeVisible();
		// Its server ends now: an open stream of events would break.
		await page.goto('about:blank');
	} finally {
		server.stop();
	}

	const away = ['--reason', 'not needed any more', '--store', store, '--key', key];
	await run(folder, process.execPath, [release, 'remove', 'remote-hello', ...away]);
	await page.goto('/dashboard/app');
	await expect(nav.getByRole('link', { name: 'Tableau de bord' }).first()).toBeVisible();
	await expect(nav.getByRole('link', { name: 'Bonjour' })).toBeHidden();
});

/** What is installed beside the contract for its types, and a name that no door has. */
async function refusesCopies(own: string): Promise<void> {
	const file = path.join(own, 'src/HelloPage.tsx');
	const page = await readFile(file, 'utf8');
	const build = () =>
		run(own, 'npm', ['run', 'build'], { NODE_ENV: 'production' }).then(
			() => 'nothing was refused',
			(error: Error) => error.message,
		);
	await writeFile(
		file,
		page.replace(
			"{ Card, PageFrame, PageHeader, Text } from '@borlette/shared/ui'",
			"{ Card, Text } from '@chakra-ui/react';\nimport { PageFrame, PageHeded as PageHeader } from '@borlette/shared/ui'",
		),
	);
	const said = await build();
	await writeFile(file, page);
	expect(said).toMatch(/remote-hello bundles @chakra-ui\/react [\d.]+ \(for src\/HelloPage\.tsx\)/);
	expect(said).toMatch(/imports PageHeded, which the door @borlette\/shared\/ui does not have/);
}
