import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { callAt, itemsIn } from '@borlette/shared/contract/request';
import { tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import type { Locator } from '@playwright/test';
import { closeInAnHour } from '../support/as-usual.mjs';
import { letDrawCome } from '../support/clock.mjs';
import { openDraw } from '../support/draw.ts';
import { look } from '../support/look.ts';
import { asOwner } from '../support/owner-client.mjs';
import { signIn } from '../support/people.ts';
import { Terminal } from '../support/terminal.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

test('the control room: a sale shows, a suggestion is done in one click and is in the trail, the close turns the page', async ({
	page,
	api,
	baseURL,
}) => {
	const { name, instanceId } = await openDraw(api);
	await asOwner((owner) => closeInAnHour(owner, instanceId));
	const terminal = await Terminal.open(baseURL ?? '', api);
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.goto(`/dashboard/controle?draw=${instanceId}`);
	await expect(page.getByRole('timer')).toContainText(/\d+:\d\d/);
	await expect(page.getByText('En direct')).toBeVisible();
	const costliest = page.getByRole('region', { name: 'Les plus coûteuses' });
	await expect(costliest).toContainText('Rien n’est encore misé.');

	await terminal.sell(instanceId, [
		{ game: 'borlette', numbers: '38', stake: 20_000 },
		{ game: 'mariage', numbers: '38*61', stake: 1_000 },
	]);
	await expect(costliest).toContainText(/38\*61Mariage10\s000,00\sG/);
	await expect(page.getByRole('gridcell', { name: /^38\./ })).toHaveAccessibleName(/200,00\sG/);
	const overflow = () =>
		page.evaluate(() => {
			const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
			return [scrollHeight - clientHeight, scrollWidth - clientWidth];
		});
	expect(await overflow()).toEqual([0, 0]);
	await look(page, 'controle-wall');

	const todo = page.getByRole('region', { name: 'À faire maintenant' });
	await todo
		.getByRole('button', { name: 'Bloquer 38 pour ce tirage, chez tous les agents', exact: true })
		.click();
	await expect(page.getByRole('gridcell', { name: /^38\./ })).toHaveAccessibleName(/Bloquée$/);
	await expect(
		terminal.sell(instanceId, [{ game: 'borlette', numbers: '38', stake: 5_000 }]),
	).rejects.toThrow('boule_blocked');
	const blocks = itemsIn(await api(boulesBlockApi.list, { query: { q: name } }));
	expect(blocks.map(({ boule, is_active }) => [boule, is_active])).toEqual([['38', true]]);
	const of = { object_type: 'boules-block', object_id: blocks[0]?.id ?? '' };
	const trail = itemsIn(await api(tracabiliteApi.companies, { query: of }));
	expect(trail.map(({ action }) => action)).toEqual(['create']);

	await letDrawCome(instanceId);
	const result = page.getByRole('region', { name: 'Résultat' });
	await expect(result).toContainText('On attend le résultat.');
	await expect(result).toContainText(/1 fiche, 210,00\sG/);
	await expect(page.getByRole('button', { name: /^Bloquer/ })).toHaveCount(0);
	await page.setViewportSize({ width: 1440, height: 900 });
	const chart = page.getByRole('region', { name: 'Ventes par minute' }).getByRole('img');
	expect((await chart.boundingBox())?.height).toBeLessThan(400);
	await page.setViewportSize({ width: 390, height: 844 });
	expect((await overflow())[1]).toBe(0);
	await look(page, 'controle-closed-phone');
});

test.describe('a supervisor, to whom the figures of the house are not shown', () => {
	test.use({ role: 'supervisor' });
	test('sees the balls from the left edge on, and beside them what costs most', async ({
		page,
		baseURL,
	}) => {
		const at = baseURL ?? '';
		const { accessToken: token } = await signIn(at, 'company');
		const { instanceId } = await openDraw((...call) => callAt(at, ...call, { token }));
		await page.goto(`/dashboard/controle?draw=${instanceId}`);
		const edgesOf = async (part: Locator) => {
			const box = await part.boundingBox();
			if (!box) throw new Error('It is not shown, or was replaced while it was measured.');
			return { left: box.x, top: box.y, right: box.x + box.width };
		};
		const edges = (name: string) => edgesOf(page.getByRole('region', { name, exact: true }));
		// The heading of the room comes with the room: the one before it belongs to a page that still reads.
		const [heat, costliest] = [await edges('Borlette'), await edges('Les plus coûteuses')];
		const head = await edgesOf(page.getByRole('heading', { level: 1 }));
		expect(Math.abs(heat.left - head.left)).toBeLessThan(2);
		expect(costliest.left).toBeGreaterThan(heat.right);
		expect(costliest.top).toBe(heat.top);

		await page.setViewportSize({ width: 1024, height: 900 });
		const room = await page.getByRole('main').boundingBox();
		await expect
			.poll(async () => {
				const { left, right } = await edges('Borlette');
				return (right - left) / (room?.width ?? Number.POSITIVE_INFINITY);
			})
			.toBeGreaterThan(0.6);
	});
});
