import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { turn, withTextApart } from '../support/accessible.ts';
import { look } from '../support/look.ts';
import { HOME_OF, Shell, settled } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const raise = (why: string): never => {
	throw new Error(why);
};
const width = (page: Page) =>
	page
		.getByTestId('sidebar')
		.evaluate((element) => Math.round(element.getBoundingClientRect().width));

test('a slow line only takes longer', async ({ page }) => {
	await page.clock.install();
	let arrive = () => {};
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route('**/assets/shell.*.js', async (route) => {
		await arrived;
		await route.continue();
	});
	await page.goto('/dashboard/agent/list', { waitUntil: 'commit' });
	await expect(page.locator('script[src*="/assets/shell."]')).toBeAttached();
	await page.clock.fastForward(20_000);
	await expect(page.getByRole('alert')).toBeHidden();
	arrive();
	await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('Back and Forward begin at the top of the page, as every change of page does', async ({
	page,
}) => {
	const shell = new Shell(page);
	const heading = shell.main.getByRole('heading', { level: 1 });
	const top = () => page.evaluate(() => Math.round(window.scrollY));
	await page.goto(HOME_OF['remote-reports'].path);
	const figures = shell.main.getByRole('region', { name: 'Chiffres du jour' });
	await expect(figures.getByRole('listitem')).toHaveCount(4);
	const name = (await heading.textContent()) ?? '';
	await page.mouse.wheel(0, 500);
	await expect.poll(top).toBeGreaterThan(100);
	await shell.goTo('remote-admin');
	await expect(heading).not.toHaveText(name);
	await expect.poll(top).toBe(0);
	await page.mouse.wheel(0, 200);
	await page.goBack();
	await expect(heading).toHaveText(name);
	expect(await top()).toBe(0);
	await page.goForward();
	await expect(heading).not.toHaveText(name);
	expect(await top()).toBe(0);
});

test('mode, colour, direction and language stay; a stored language that is none of the three is German', async ({
	page,
}) => {
	await page.goto('/dashboard/app');
	await page.getByRole('button', { name: 'Réglages' }).click();
	const panel = page.getByRole('dialog', { name: 'Réglages' });
	await panel.getByRole('button', { name: 'Sombre' }).click();
	await panel.getByRole('button', { name: 'Violet' }).click();
	await panel.getByRole('button', { name: 'Droite à gauche' }).click();
	const html = page.locator('html');
	const expectKept = async () => {
		await expect(html).toHaveClass(/dark/);
		await expect(html).toHaveAttribute('data-theme-color', 'purple');
		await expect(html).toHaveAttribute('dir', 'rtl');
	};
	await expectKept();
	await page.reload();
	await expectKept();
	await expect(new Shell(page).main.getByRole('heading', { level: 1 })).toBeVisible();
	await look(page, 'dark-purple-rtl');
	// Texts stand on the other side and run as ever: a question ends with its mark.
	const question = new Shell(page).nav.getByText('Quelle règle s’applique');
	const [begin, end, side] = await question.evaluate((element) => {
		const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
		if (!text) throw new Error('The entry has no text.');
		const at = (from: number) => {
			const range = document.createRange();
			range.setStart(text, from);
			range.setEnd(text, from + 1);
			return range.getBoundingClientRect().right;
		};
		const length = text.textContent?.length ?? 0;
		return [at(0), at(length - 1), element.getBoundingClientRect().right];
	});
	expect(end).toBeGreaterThan(begin);
	expect(side - end).toBeLessThan(2);

	const chooseLanguage = async (before: RegExp, name: string) => {
		await page.getByRole('button', { name: before }).click();
		await page.getByRole('menuitemradio', { name }).click();
	};
	const heading = page.getByRole('heading', { level: 1 });
	await test.step('the language', async () => {
		await chooseLanguage(/^Langue/, 'Deutsch');
		await expect(heading).toHaveText('Übersicht');
		await expect(html).toHaveAttribute('lang', 'de');
		await page.reload();
		await expect(heading).toHaveText('Übersicht');
		expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');
	});
	await test.step('a stored language that is none of the three', async () => {
		await chooseLanguage(/^Sprache/, 'Français');
		await expect(html).toHaveAttribute('lang', 'fr');
		await page.evaluate(() => localStorage.setItem('language', 'xx'));
		await page.reload();
		await expect(html).toHaveAttribute('lang', 'de');
	});
});

test.describe('the provider', () => {
	test.use({ role: 'superuser' });

	test('each entry of the menu has a picture of its own, and a toast lies over no button of the top bar', async ({
		page,
	}) => {
		await page.goto('/dashboard/agent/list?q=altidor');
		const { nav } = new Shell(page);
		await expect(nav.getByRole('link', { name: 'Agents', exact: true })).toBeVisible();
		const pictures = await nav.evaluate((menu) =>
			[...menu.querySelectorAll('svg[width="20"]')].map((svg) => svg.innerHTML),
		);
		expect(pictures.length).toBeGreaterThan(20);
		expect(pictures.length - new Set(pictures).size).toBe(0);

		for (const width of [1440, 1200, 390]) {
			await page.setViewportSize({ width, height: 844 });
			const stored = page.waitForEvent('download');
			await page.getByRole('button', { name: 'Exporter' }).click();
			await page.getByRole('menuitem', { name: /CSV/ }).click();
			await stored;
			const toast = page.getByTestId('toaster').locator('[data-status]').last();
			// Under the pointer it stays.
			await toast.hover();
			await look(page, `toast-${width}`);
			const shown = (await toast.boundingBox()) ?? raise('The toast has gone.');
			for (const button of await page.getByRole('banner').getByRole('button').all()) {
				const box = (await button.boundingBox()) ?? raise('The button is not shown.');
				const isBeside = box.x >= shown.x + shown.width || box.x + box.width <= shown.x;
				const isBelow = box.y >= shown.y + shown.height || box.y + box.height <= shown.y;
				expect(
					isBeside || isBelow,
					`${await button.getAttribute('aria-label')} at ${width} px`,
				).toBe(true);
			}
		}
	});
});

test('the sidebar is 280 px, mini 102, and opens under the pointer; it offers the terminals’ program, and on a small screen is a drawer', async ({
	page,
}) => {
	await page.goto('/dashboard/app');
	const sidebar = page.getByTestId('sidebar');
	await expect(sidebar).toHaveAttribute('data-state', 'open');
	await expect.poll(() => width(page)).toBe(280);
	const program = sidebar.getByTestId('pos-package');
	await expect(program).toContainText('Version 2.4.1');
	const stored = page.waitForEvent('download');
	await program.getByRole('button', { name: 'Télécharger l’application' }).click();
	const file = await stored;
	expect(file.suggestedFilename()).toBe('borlette-pos.apk');
	const bytes = await readFile(await file.path());
	await expect(program.locator('code')).toHaveText(
		createHash('sha256').update(bytes).digest('hex'),
	);
	await look(page, 'terminal-program');
	await page.getByRole('button', { name: 'Réduire le menu' }).click();
	await page.mouse.move(900, 500);
	await expect(sidebar).toHaveAttribute('data-state', 'mini');
	await expect.poll(() => width(page)).toBe(102);
	await page.mouse.move(50, 300);
	await expect(sidebar).toHaveAttribute('data-state', 'hover');
	await expect(new Shell(page).nav.getByRole('button', { name: 'Agents' })).toBeVisible();
	await look(page, 'sidebar-hover');

	await page.setViewportSize({ width: 390, height: 844 });
	await expect(sidebar).toHaveCount(0);
	await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
	const drawer = page.getByRole('dialog', { name: 'Menu principal' });
	await expect(drawer).toBeVisible();
	await look(page, 'drawer');
	await drawer.getByRole('button', { name: 'Agents' }).click();
	await drawer.getByRole('link', { name: 'Liste des agents' }).click();
	await expect(drawer).toBeHidden();
	await expect(page).toHaveURL(/\/dashboard\/agent\/list/);
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(sidebar).toHaveAttribute('data-state', 'open');
});

test('an unknown address is a 404 page', async ({ page }) => {
	await page.goto('/dashboard/no/such/page');
	await expect(page).toHaveURL(/\/404$/);
	await expect(page.getByText('Cette page n’existe pas')).toBeVisible();
});

test('all rows of the menu end at one line, and none is cut', async ({ page }) => {
	await page.goto('/dashboard/office/new');
	const { nav } = new Shell(page);
	const longest = nav.getByRole('link', { name: 'Nouvelle personne au bureau' });
	await expect(longest).toBeVisible();
	const rows = nav.locator('[data-row]:visible');
	const ends = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().right));
	expect([...new Set(ends)]).toHaveLength(1);
	const words = await longest
		.locator('[data-label]')
		.evaluate((label) => [
			label.scrollWidth - label.clientWidth,
			getComputedStyle(label).textOverflow,
		]);
	expect(words).toEqual([0, 'clip']);
});

/** The first Tab of a page that was just loaded. */
async function expectWayPastMenus(page: Page, path: string): Promise<void> {
	await page.setViewportSize({ width: 1440, height: 700 });
	await page.goto(path);
	await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
	await expect(page.locator('nav a[aria-current="page"]')).toBeInViewport();
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Aller au contenu' });
	await expect(skip).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
}

test('the menu shows the page that is open, however far down in it; the first Tab is the way past the menus all the same', async ({
	page,
}) => {
	await expectWayPastMenus(page, '/dashboard/user/tracabilite-company');
	const { nav, main } = new Shell(page);
	await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
	const first = nav.getByRole('link', { name: 'Tableau de bord' });
	await first.click();
	await expect(first).toHaveAttribute('aria-current', 'page');
	await expect(first).toBeInViewport();
});

test('the first Tab is that way where a page scrolls by itself; with colours of the person’s own, what is chosen and what a colour says are seen', async ({
	page,
}) => {
	await expectWayPastMenus(page, '/dashboard/borlette/statistiques');
	await page.emulateMedia({ forcedColors: 'active' });
	const view = page.getByRole('main').locator('[aria-pressed=true]').first();
	await expect(view).toHaveCSS('outline-style', 'solid');
	await expect(page.locator('nav a[aria-current="page"]')).toHaveCSS('outline-style', 'solid');
	await expect(page.locator('[data-level]').first()).toHaveCSS('forced-color-adjust', 'none');
	// That the page itself is where one is says no more than its heading.
	await expect(page.locator('ol [aria-current="page"]')).toHaveCSS('outline-style', 'none');
});

test('letters that stand further apart lose nothing beside a chart; on paper, from the dark mode: no menus, no way past them, no fields, black words', async ({
	page,
}) => {
	await page.addInitScript(() => localStorage.setItem('settings', '{"themeMode":"dark"}'));
	await page.goto('/dashboard/rapports/root');
	const main = page.getByRole('main');
	await expect(main.locator('tbody th').first()).toBeVisible();
	const texts = main.locator('svg text');
	await expect(texts.first()).toBeVisible();
	const cut = () =>
		texts.evaluateAll((all) =>
			all.flatMap((text) => {
				const { left, right } = text.getBoundingClientRect();
				const chart = (text as SVGTextElement).ownerSVGElement?.getBoundingClientRect();
				const isCut = chart && (left < chart.left - 1 || right > chart.right + 1);
				return isCut ? [text.textContent] : [];
			}),
		);
	await withTextApart(page, () => expect.poll(cut).toEqual([]));

	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('[href="#content"]')).toBeHidden();
	await expect(main.locator('[data-list] [data-screen-only]').first()).toBeHidden();
	for (const shown of [main.locator('h1'), main.locator('tbody th').first()]) {
		await expect(shown).toHaveCSS('color', 'rgb(0, 0, 0)');
	}
	await expect(texts.first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
	// What the colours of the chart stand for.
	const swatch = main.locator('[data-swatch]').first();
	await expect(swatch).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
	await expect(swatch).toHaveCSS('print-color-adjust', 'exact');
	await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
});

for (const [path, pressed] of [
	['/dashboard/a-faire', 'div:has(> select)'],
	['/dashboard/agent/list', 'a:has-text("Nouvel agent"), tbody [data-actions], tbody [data-tick]'],
] as const) {
	test(`what is only pressed on ${path} is not on paper`, async ({ page }) => {
		await page.goto(path);
		await settled(page);
		const main = page.getByRole('main');
		await expect(main.locator(pressed).first()).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(main.locator(pressed).filter({ visible: true })).toHaveCount(0);
	});
}

test('the arrows of lists stand below each other, whichever kind of list it is', async ({
	page,
}) => {
	// Agents are looked for, games are few.
	await page.goto('/dashboard/borlette-configuration/limite-game-per-agent/new');
	await settled(page);
	const fromEnd = async (field: Locator) => {
		const { right = 0, arrow = 0 } = await field.evaluate((box) => {
			const shown = [...box.querySelectorAll('svg')].at(-1)?.getBoundingClientRect();
			return {
				right: box.getBoundingClientRect().right,
				arrow: shown && shown.left + shown.width / 2,
			};
		});
		return right - arrow;
	};
	const main = page.getByRole('main');
	// Until it is there, a plain list stands in its place.
	const searched = await fromEnd(main.locator('[data-scope=combobox][data-part=control]').first());
	expect(await fromEnd(main.locator('div:has(> select)').first())).toBe(searched);
});

test('with colours of the person’s own one sees where the arrows are in a list, and that a field without a choice has one', async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto('/dashboard/borlette/blocage-boule/new');
	await settled(page);
	const agent = page.getByRole('combobox', { name: 'Agent' });
	await expect(agent).toHaveAttribute('placeholder', 'Tous les agents');
	const [said, chosen] = await agent.evaluate((field) => [
		getComputedStyle(field, '::placeholder').color,
		getComputedStyle(field).color,
	]);
	expect(said).toBe(chosen);
	await agent.click();
	await page.keyboard.press('ArrowDown');
	const option = page.locator('[role=option][data-highlighted]');
	await expect(option).toHaveCSS('outline-style', 'solid');
	await page.goto('/dashboard/agent/list');
	await page
		.getByRole('button', { name: /^Actions/ })
		.first()
		.click();
	await expect(page.getByRole('menuitem').first()).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await expect(page.locator('[role=menuitem][data-highlighted]')).toHaveCSS(
		'outline-style',
		'solid',
	);
});

test('who asks the system for more contrast sees edges, lines, quiet words and the keyboard better; by it they go on at the page that a link leads to', async ({
	page,
}) => {
	await page.goto('/dashboard/agent/list');
	await settled(page);
	const search = page.getByRole('main').getByRole('searchbox');
	const list = page.locator('[data-list]');
	const heading = list.locator('thead th').nth(1);
	const field = { light: 'rgb(59, 70, 80)', dark: 'rgb(199, 208, 217)' };
	const line = { light: 'rgb(117, 129, 141)', dark: 'rgb(139, 151, 163)' };
	const ring = { light: 'rgb(27, 35, 43)', dark: 'rgb(232, 236, 240)' };
	for (const mode of ['light', 'dark'] as const) {
		await turn(page, mode);
		for (const contrast of ['no-preference', 'more'] as const) {
			await page.emulateMedia({ contrast });
			const asks = contrast === 'more';
			const expected = (what: Locator) => (asks ? expect(what) : expect(what).not);
			await expected(search).toHaveCSS('border-top-color', field[mode]);
			await expected(list).toHaveCSS('border-top-color', line[mode]);
			await expected(heading).toHaveCSS('color', field[mode]);
			await search.focus();
			await expected(search).toHaveCSS('outline-color', ring[mode]);
			await expect(search).toHaveCSS('outline-width', asks ? '3px' : '2px');
			await search.blur();
			await look(page, `contrast-${contrast}-${mode}`);
		}
	}
	await page.getByRole('table').getByRole('link').first().focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/dashboard\/agent\/[0-9a-f-]{36}/);
	await expect(page.getByRole('main')).toBeFocused();
});

test('who stays where a form asked whether to leave it works on with the same page', async ({
	page,
}) => {
	const contained: string[] = [];
	page.on('console', (message) => {
		if (message.text().includes('was contained')) contained.push(message.text());
	});
	await page.goto('/dashboard/agent/new');
	const name = page.getByLabel('Prénom');
	await name.fill('Rose');
	const focus = await page.evaluateHandle(() => HTMLElement.prototype.focus);
	for (let times = 0; times < 2; times += 1) {
		const asked = page.waitForEvent('dialog');
		void page.evaluate(() => setTimeout(() => location.reload()));
		await (await asked).dismiss();
		await name.click();
		expect(await focus.evaluate((before) => before === HTMLElement.prototype.focus)).toBe(true);
	}
	await expect(name).toHaveValue('Rose');
	expect(contained).toEqual([]);
});
