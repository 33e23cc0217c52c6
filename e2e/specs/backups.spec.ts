import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stateApi } from '@borlette/shared/contract/state';
import { look } from '../support/look.ts';
import { type Product, startProduct } from '../support/product.mjs';
import { expect, test as plain } from '../support/test.ts';
import { entry } from '../support/todo.ts';

/** A house that is none of the demo, whose backups are asked for. */
const test = plain.extend<object, { product: Product }>({
	product: [
		async ({ browserName: _ }, use) => {
			const product = await startProduct();
			await product.restart(REAL);
			await use(product);
			await product.stop();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ product }, use) => use(product.url),
});
const REAL = { DEMO: '0', TWO_FACTOR_ROLES: 'none' };
test.use({ role: 'superuser' });

let folder: string;
test.beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'borlette-backups-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('backups are asked for until they are kept, told of when they stop, and no more once they go on', async ({
	page,
	api,
	product,
}) => {
	await page.goto('/dashboard/a-faire');
	const missing = entry(page, 'Mettre en place les sauvegardes');
	await expect(missing).toContainText('s’il meurt, tout est perdu');
	await look(page, 'todo-backup-missing');
	await missing.getByRole('link').first().click();
	await expect(page.getByText('Rien n’est gardé').first()).toBeVisible();

	await page.goto('about:blank');
	await product.restart({ ...REAL, BACKUP_DIR: folder });
	await expect
		.poll(async () => (await api(stateApi.read, {})).backup?.bases.length, { timeout: 300_000 })
		.toBe(1);
	await page.goto('/dashboard/a-faire');
	await expect(page.getByRole('heading', { level: 1, name: 'À faire' })).toBeVisible();
	await expect(missing).toHaveCount(0);

	// Its disk takes nothing any more, and an hour goes by.
	const [log, away] = [path.join(folder, 'log'), path.join(folder, 'away')];
	await rename(log, away);
	await writeFile(log, 'no folder');
	await expect
		.poll(async () => (await api(stateApi.read, {})).backup?.failure, { timeout: 120_000 })
		.toBeTruthy();
	const file = path.join(folder, 'kept.json');
	const kept = JSON.parse(await readFile(file, 'utf8'));
	const until = new Date(Date.now() - 3_600_000).toISOString();
	await writeFile(file, JSON.stringify({ ...kept, until }));
	const late = entry(page, 'Sauvegarde en retard');
	await expect(late).toContainText('n’est gardé nulle part ailleurs');
	await look(page, 'todo-backup-late');

	await rm(log);
	await rename(away, log);
	await expect(late).toHaveCount(0);
	expect((await api(stateApi.read, {})).backup?.failure).toBeNull();
});
