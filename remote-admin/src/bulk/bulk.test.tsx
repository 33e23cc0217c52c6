import { bulkApi } from '@borlette/shared/contract/bulk';
import { aPage, fakeApi, renderScreen, screen, waitFor } from '@borlette/shared/testing';
import { bulk } from './bulk.resource.ts';

test('changes of many rows are found by the day that they were made on', async () => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T15:00:00Z'));
	const api = fakeApi().on(bulkApi.list, () => aPage([]));
	const { user } = await renderScreen(<bulk.ListPage />, { path: '/dashboard/bulk' });
	await user.click(await screen.findByRole('button', { name: 'Calendrier : Du' }));
	await user.click(await screen.findByRole('button', { name: 'Hier' }));
	await waitFor(() =>
		expect(api.received(bulkApi.list).at(-1)?.query).toMatchObject({
			...{ start_date: '2026-03-09', end_date: '2026-03-09' },
		}),
	);
});
