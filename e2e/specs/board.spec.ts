import { agentApi, agentChoices, agentName } from '@borlette/shared/contract/agent';
import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { itemsIn } from '@borlette/shared/contract/request';
import { statistiqueApi } from '@borlette/shared/contract/statistique';
import { expectReflow } from '../support/accessible.ts';
import { companyDay } from '../support/dates.ts';
import { look } from '../support/look.ts';
import { Shell } from '../support/shell.ts';
import { type Api, expect, test } from '../support/test.ts';

const PAGE = '/dashboard/borlette/statistiques';
const REGLE = '/dashboard/borlette-configuration/regle';

/**
 * The draw that closes last and a ball of it that nobody blocked.
 * @param fromEnd each test its own: they run at the same time
 */
async function freeBall(api: Api, fromEnd: number) {
	const draws = await api(statistiqueApi.draws, {});
	const draw = draws.filter(({ is_selling }) => is_selling).at(-1);
	if (!draw) throw new Error('The demo data has no draw that sells');
	const board = await api(statistiqueApi.board, {
		params: { instanceId: draw.instance_id },
	});
	const ball = board.games[0]?.balls.at(-fromEnd);
	if (!ball || ball.is_blocked) throw new Error('The demo data blocks the ball of this test');
	return { draw, ball: ball.numbers };
}

test.describe('the company', () => {
	test.use({ role: 'company' });

	test('on a phone nothing lies over the balls before one is chosen, and what it would cost stays in sight then', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(PAGE);
		const about = page.getByRole('region', { name: 'Boule choisie' });
		await expect(about).not.toBeInViewport();
		await page.getByRole('gridcell').first().click();
		await expect(about).toBeInViewport();
	});

	test('blocks a ball of the board by the keyboard, asks which rule applies, and takes it back', async ({
		page,
		api,
	}) => {
		const { draw, ball } = await freeBall(api, 1);
		await page.goto(`${PAGE}?draw=${draw.instance_id}`);
		const cell = page.getByRole('gridcell', { name: new RegExp(`^${ball}\\.`) });
		await expect(page.getByText('En direct')).toBeVisible();
		await page.getByRole('gridcell').first().focus();
		await page.keyboard.type(ball);
		await expect(cell).toBeFocused();
		await expect(page.getByRole('region', { name: 'Boule choisie' })).toContainText(ball);
		await look(page, 'statistiques-board');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Ce tirage seulement' }).press('Enter');
		await expect(new Shell(page).toast(`${ball} bloquée pour tous les agents`)).toBeVisible();
		await expect(cell).toHaveAccessibleName(/Bloquée$/);
		// Whoever works by keyboard goes on from where the question was.
		await expect(page.getByRole('button', { name: 'Débloquer' })).toBeFocused();

		const [agent] = itemsIn(await api(agentApi.list, { query: {} }));
		const asked = new URLSearchParams({
			agent_id: agent?.id ?? '',
			tirage_id: draw.tirage_id,
			game: 'borlette',
			numbers: ball,
		});
		await page.getByTestId('toaster').getByRole('button', { name: 'Annuler' }).click();
		await expect(cell).not.toHaveAccessibleName(/Bloquée$/);
		await page.goto(`${REGLE}?${asked}`);
		await expect(page.getByRole('heading', { name: 'Prime payée' })).toBeVisible();
		await look(page, 'regle');
		await page.getByRole('textbox', { name: 'Boule' }).fill('7');
		await expect(page.getByText('Ce n’est pas une boule de ce jeu.')).toBeVisible();
	});

	test('an agent who is chosen is read with the code in the field', async ({ page, api }) => {
		const agents = itemsIn(await api(agentApi.list, { query: { limit: 200 } }));
		const agent = agents.find(({ code }) => code === '0020');
		if (!agent) throw new Error('The demo has no such agent.');
		await page.goto(`${REGLE}?agent_id=${agent.id}`);
		const box = page.getByRole('combobox', { name: 'Agent' });
		// Until the field is loaded, a list in its place has the same words.
		await expect(box).toBeEditable();
		await expect(box).toHaveValue(agentChoices.choice(agent));
		const left = await box.evaluate((field, name) => {
			const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
			const pen = document.createElement('canvas').getContext('2d');
			if (!pen) throw new Error('Nothing to measure with.');
			pen.font = font;
			const room =
				field.clientWidth -
				Number.parseFloat(paddingInlineStart) -
				Number.parseFloat(paddingInlineEnd);
			return room - pen.measureText(name).width;
		}, agentName(agent));
		expect(left).toBeGreaterThan(0);
	});

	test('what another person blocks shows on an open board; on a phone nothing scrolls sideways', async ({
		page,
		api,
	}) => {
		const { draw, ball } = await freeBall(api, 2);
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(`${PAGE}?draw=${draw.instance_id}`);
		await expect(page.getByText('En direct')).toBeVisible();
		await expectReflow(page);
		await api(boulesBlockApi.create, {
			body: {
				boules: [ball],
				tirage_id: draw.tirage_id,
				agent_id: null,
				start_date: draw.draw_date,
				end_date: draw.draw_date,
				reason: '',
			},
		});
		const cell = page.getByRole('gridcell', { name: new RegExp(`^${ball}\\.`) });
		await expect(cell).toHaveAccessibleName(/Bloquée$/);
		await cell.click();
		await page.getByRole('button', { name: 'Débloquer' }).click();
		await expect(new Shell(page).toast(`${ball} débloquée pour tous les agents`)).toBeVisible();
	});
});

test.describe('a supervisor', () => {
	test.use({ role: 'supervisor' });

	test('looks at the board and the table, and blocks nothing', async ({ page }) => {
		await page.goto(`${PAGE}?ball=borlette:07`);
		await expect(page.getByRole('region', { name: 'Boule choisie' })).toContainText('07');
		await expect(page.getByRole('button', { name: 'Bloquer' })).toHaveCount(0);
		await page.getByRole('button', { name: 'Tableau' }).click();
		await expect(page).toHaveURL(/view=table/);
		// Just after midnight nothing is sold yet.
		const since = companyDay(7);
		await page.goto(`${PAGE}?view=table&start_date=${since}`);
		await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
	});
});
