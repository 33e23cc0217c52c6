import { type Agent, agentApi } from '@borlette/shared/contract/agent';
import { itemsIn } from '@borlette/shared/contract/request';
import { type AgentScore, scoreApi } from '@borlette/shared/contract/score';
import { expectAccessible, expectContrast, expectReflow } from '../support/accessible.ts';
import { look } from '../support/look.ts';
import { secondPerson } from '../support/second-person.ts';
import { settled } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

test('from the list to the page of an agent, to what is done next there, and back', async ({
	page,
	api,
}) => {
	// Who owes most has sold.
	const query = { limit: 25, sort: 'balance' } as const;
	const [agent] = itemsIn(await api(agentApi.list, { query })) as Agent[];
	if (!agent) throw new Error('The demo has no agent');
	const own = `/dashboard/agent/${agent.id}`;
	const next = page.getByRole('region', { name: 'Que faire ensuite' });

	await page.goto(`/dashboard/agent/list?q=${agent.username}`);
	await new Table(page).row(agent.username).getByRole('link').first().click();
	await expect(page).toHaveURL(own);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(agent.code);
	await expect(page.getByRole('region', { name: 'Chiffres' })).toContainText('Solde');
	await settled(page);
	await expect(page.getByRole('img', { name: /Ventes par jour/ })).toBeVisible();
	await page.getByText('Voir en tableau').click();
	await expect(page.getByRole('table', { name: /Ventes des/ }).getByRole('row')).toHaveCount(15);

	await next.getByRole('link', { name: 'Enregistrer un dépôt' }).click();
	await expect(page.getByRole('combobox', { name: 'Agent' })).toHaveValue(new RegExp(agent.code));
	await page.goBack();
	await expect(page).toHaveURL(own);

	await next.getByRole('link', { name: /Bloquer une boule/ }).click();
	await expect(page.getByRole('combobox', { name: 'Agent' })).toHaveValue(new RegExp(agent.code));
	await look(page, 'agent-page-block');
	await page.goBack();
	await expect(page).toHaveURL(own);

	for (const section of ['Clôture du jour', 'Mouvements', 'Fiches', /Primes et limites/]) {
		const part = page.getByRole('region', { name: section }).first();
		await part.scrollIntoViewIfNeeded();
		await expect(part.getByRole('table').first()).toBeVisible();
	}
	await settled(page);
	await expectAccessible(page, true);
	await look(page, 'agent-page-1440');
	await page.getByRole('link', { name: 'Tout voir' }).nth(1).click();
	await expect(page).toHaveURL(new RegExp(`transactions/root\\?.*agent_id=${agent.id}`));
	await page.goBack();

	await page.setViewportSize({ width: 390, height: 844 });
	await settled(page);
	await expectReflow(page);
	await look(page, 'agent-page-390');
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.evaluate(() => {
		localStorage.setItem('settings', JSON.stringify({ themeMode: 'dark' }));
	});
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.reload();
	await settled(page);
	await expectContrast(page, true);
	await look(page, 'agent-page-dark');
});

test('what an admin changed stands in the trail of the page, before and after', async ({
	browser,
	baseURL,
	api,
}) => {
	const [agent] = itemsIn(await api(agentApi.list, { query: { limit: 25 } })) as Agent[];
	if (!agent) throw new Error('The demo has no agent');
	const { id, version, first_name, last_name, phone, surcussale_id, device_id } = agent;
	const names = { first_name, last_name, phone, surcussale_id, device_id };
	const commission = agent.commission === 1_000 ? 1_050 : 1_000;
	await api(agentApi.update, { body: { id, version, ...names, commission } });

	// Who may read what admins did.
	const page = await secondPerson(browser, baseURL ?? '', api);
	await page.goto(`/dashboard/agent/${id}`);
	const trail = page.getByRole('region', { name: 'Traçabilité' });
	await trail.scrollIntoViewIfNeeded();
	await expect(trail.getByRole('listitem').first()).toContainText('Modification');
	await expect(trail.getByText(/Commission\s: .+ → .+/).first()).toBeVisible();
	await look(page, 'agent-page-trail');
	await page.context().close();
});

test('from the agents worth a look to the fiches behind a reason, exactly those that were counted', async ({
	page,
	api,
}) => {
	const query = { limit: 25, signal: 'balls' } as const;
	// The scheduler looks at the days that are over as soon as the product is up.
	const read = async () => itemsIn(await api(scoreApi.list, { query })) as AgentScore[];
	await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
	const [agent] = await read();
	const counted = agent?.signals.find(({ signal }) => signal === 'balls')?.counted;
	if (!agent || !counted) throw new Error('The demo has no agent with a ball again and again');

	await page.goto('/dashboard/rapports/agents-a-regarder?signal=balls');
	await expect(new Table(page).row(agent.agent_name)).toBeVisible();
	await settled(page);
	await expectAccessible(page, true);
	await look(page, 'score-1440');
	await new Table(page).row(agent.agent_name).getByRole('link').first().click();
	const panel = page.getByRole('dialog', { name: agent.agent_name });
	await expect(panel.getByText(/rien n’est bloqué ni décidé/)).toBeVisible();
	await look(page, 'score-panel');
	await panel
		.getByRole('listitem')
		.filter({ hasText: 'Boules répétées' })
		.getByRole('link')
		.click();
	await expect(page).toHaveURL(/signal=balls/);
	await expect(page.getByRole('combobox', { name: 'Signal' })).toHaveValue('balls');
	await expect(page.getByText(new RegExp(`sur ${counted}$`)).first()).toBeVisible();
	await look(page, 'score-fiches');

	await page.goto(`/dashboard/agent/${agent.id}`);
	await expect(page.getByRole('region', { name: 'À regarder' })).toContainText('Boules répétées');
});
