import { companyApi } from '@borlette/shared/contract/company';
import { aPage, aUser, fakeApi, renderScreen, screen, waitFor } from '@borlette/shared/testing';
import { company } from './company.resource.ts';

const ROW = {
	id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b01',
	...{ ref_code: 'LAKAY', companyname: 'Lakay Lotto', user_photo: null, address: '' },
	country_id: '1c2d3e4f-0000-4000-8000-000000000001',
	...{ country_code: 'HT', country_name: 'Ayiti' },
	...{ currency: 'HTG', timezone: 'America/Port-au-Prince', is_active: true, version: 3 },
	created_at: '2026-01-02T03:04:05Z',
};

test('a country has the name that the provider gave it, on the screen and in a file', async () => {
	jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
	const api = fakeApi().on(companyApi.list, () => aPage([ROW]));
	const { user } = await renderScreen(<company.ListPage />, {
		path: '/dashboard/company/list',
		user: aUser({ role: 'superuser' }),
	});
	expect(await screen.findByText('Ayiti')).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Exporter' }));
	await user.click(await screen.findByRole('menuitem', { name: /^PDF/ }));
	await waitFor(() => expect(api.received(companyApi.list).at(-1)?.query.format).toBe('pdf'));
	const { columns = '' } = api.received(companyApi.list).at(-1)?.query ?? {};
	expect(columns.split(',')).toContain('country_name');
});
