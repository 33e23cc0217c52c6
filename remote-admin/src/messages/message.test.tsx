import { agentApi } from '@borlette/shared/contract/agent';
import { messagesApi } from '@borlette/shared/contract/messages';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { aPage, fakeApi, renderScreen, screen, waitFor } from '@borlette/shared/testing';
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
