import { contactApi } from '@borlette/shared/contract/contact';
import { aPage, fakeApi, renderScreen, screen, waitFor } from '@borlette/shared/testing';
import { contact } from './contact.resource.ts';

test('messages of visitors are found by the days that they were written on', async () => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T15:00:00Z'));
	const api = fakeApi().on(contactApi.list, () => aPage([]));
	const { user } = await renderScreen(<contact.ListPage />, { path: '/dashboard/contact/list' });
	await user.click(await screen.findByRole('button', { name: 'Calendrier : Du' }));
	await user.click(await screen.findByRole('button', { name: '7 jours' }));
	await waitFor(() =>
		expect(api.received(contactApi.list).at(-1)?.query).toMatchObject({
			...{ start_date: '2026-03-04', end_date: '2026-03-10' },
		}),
	);
});
