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

afterEach(() => jest.restoreAllMocks());

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
