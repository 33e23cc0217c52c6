import { agentApi } from '@borlette/shared/contract/agent';
import { messagesApi } from '@borlette/shared/contract/messages';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import {
	aPage,
	fakeApi,
	fill,
	NoAnswer,
	Refusal,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { message } from './message.resource.ts';

test('messages are found by the days that they are shown on', async () => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T15:00:00Z'));
	const api = fakeApi()
		.on(agentApi.list, () => aPage([]))
		.on(surcussaleApi.list, () => aPage([]))
		.on(messagesApi.list, () => aPage([]));
	const { user } = await renderScreen(<message.ListPage />, { path: '/dashboard/messages/list' });
	await user.click(await screen.findByRole('button', { name: 'Calendrier : Du' }));
	await user.click(await screen.findByRole('button', { name: '7 jours' }));
	await waitFor(() =>
		expect(api.received(messagesApi.list).at(-1)?.query).toMatchObject({
			...{ start_date: '2026-03-04', end_date: '2026-03-10' },
		}),
	);
});

test('what is on is told from what is to come and what is over', async () => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T15:00:00Z'));
	const sent = (
		id: number,
		title: string,
		starts_at: string,
		ends_at: string | null,
		is_active = true,
	) => ({
		id: `7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b0${id}`,
		...{ title, starts_at, ends_at, is_active, body: title, created_by: 'Marie Jean', version: 1 },
		...{ companyname: null, surcussale_id: null, surcussale_name: null, agent_id: null },
		...{ agent_name: null, created_at: starts_at },
	});
	fakeApi()
		.on(agentApi.list, () => aPage([]))
		.on(surcussaleApi.list, () => aPage([]))
		.on(messagesApi.list, () =>
			aPage([
				sent(1, 'Avant', '2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z'),
				sent(2, 'Maintenant', '2026-03-10T12:00:00Z', null),
				sent(3, 'Demain', '2026-03-11T12:00:00Z', null),
				sent(4, 'Jamais', '2026-03-11T12:00:00Z', null, false),
			]),
		);
	await renderScreen(<message.ListPage />, { path: '/dashboard/messages/list' });
	const row = (name: RegExp) => screen.findByRole('row', { name });
	expect(await row(/Avant/)).toHaveTextContent('Terminé');
	expect(await row(/Maintenant/)).toHaveTextContent('Affiché');
	expect(await row(/Demain/)).toHaveTextContent('À venir');
	expect(await row(/Jamais/)).toHaveTextContent('Désactivé');
});

test('one that would be over before anybody reads it is refused at its end, before it is sent', async () => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T15:00:00Z'));
	const api = fakeApi()
		.on(agentApi.list, () => aPage([]))
		.on(surcussaleApi.list, () => aPage([]))
		.on(messagesApi.create, () => {
			throw new Refusal('unavailable');
		});
	const { user } = await renderScreen(<message.NewPage />, { path: '/dashboard/messages/new' });
	await fill(await screen.findByRole('textbox', { name: 'Titre' }), 'Tirage reporté');
	await fill(screen.getByRole('textbox', { name: 'Message' }), 'À demain.');
	const typeInto = async (name: string, moment: string) => {
		const field = screen.getByRole('textbox', { name });
		await fill(field, moment);
		await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
		return field;
	};
	await fill(screen.getByRole('textbox', { name: 'Affiché à partir de' }), '01/03/2026 08:00');
	const end = await typeInto('Jusqu’à', '02/03/2026 08:00');
	await waitFor(() => expect(end).toHaveAccessibleDescription(/La fin est déjà passée/));
	expect(api.received(messagesApi.create)).toEqual([]);
	await typeInto('Jusqu’à', '11/03/2026 08:00');
	await waitFor(() => expect(api.received(messagesApi.create)).toHaveLength(1));
});

test('one whose answer was lost goes again as the same, one that was refused as another', async () => {
	const failures = [new NoAnswer(), new Refusal('validation_failed'), new NoAnswer()];
	const api = fakeApi()
		.on(agentApi.list, () => aPage([]))
		.on(surcussaleApi.list, () => aPage([]))
		.on(messagesApi.list, () => aPage([]))
		.on(messagesApi.create, () => {
			throw failures.shift();
		});
	const { user } = await renderScreen(<message.NewPage />, { path: '/dashboard/messages/new' });
	await fill(await screen.findByRole('textbox', { name: 'Titre' }), 'Tirage reporté');
	await fill(screen.getByRole('textbox', { name: 'Message' }), 'À demain.');
	const sent = () => api.received(messagesApi.create).map(({ key }) => key);
	for (const count of [1, 2, 3]) {
		await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
		await waitFor(() => expect(sent()).toHaveLength(count));
	}
	const [lost, again, other] = sent();
	expect(lost).toMatch(/^[0-9a-f]{16,}$/);
	expect(again).toBe(lost);
	expect(other).not.toBe(lost);
});

test('a file says who gets a message, and no state that it cannot know', async () => {
	jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
	const starts_at = '2026-03-01T12:00:00Z';
	const api = fakeApi()
		.on(agentApi.list, () => aPage([]))
		.on(surcussaleApi.list, () => aPage([]))
		.on(messagesApi.list, () =>
			aPage([
				{
					id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b09',
					...{ title: 'Avant', body: 'x', starts_at, ends_at: starts_at, created_at: starts_at },
					...{ companyname: null, surcussale_id: null, surcussale_name: null, agent_id: null },
					...{ agent_name: null, is_active: true, created_by: 'Marie Jean', version: 1 },
				},
			]),
		);
	const { user } = await renderScreen(<message.ListPage />, { path: '/dashboard/messages/list' });
	await user.click(await screen.findByRole('button', { name: 'Exporter' }));
	await user.click(await screen.findByRole('menuitem', { name: 'PDF (à imprimer)' }));
	const query = () => api.received(messagesApi.list).at(-1)?.query as Record<string, string>;
	await waitFor(() => expect(query().format).toBe('pdf'));
	expect(query().columns).toContain('title,surcussale_name,agent_name,');
	expect(JSON.parse(query().words ?? '{}').is_active).toEqual({
		true: 'Actif',
		false: 'Désactivé',
	});
});
