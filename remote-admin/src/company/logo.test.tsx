import { companyApi } from '@borlette/shared/contract/company';
import { useSession } from '@borlette/shared/session';
import {
	aPage,
	expectAccessible,
	fakeApi,
	Refusal,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { LogoPage } from './LogoPage.tsx';

const COMPANY = {
	id: '5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9b10',
	ref_code: 'LAKAY',
	companyname: 'Lakay Lotto',
	user_photo: '/api/files/before',
	country_id: '1c2d3e4f-0000-4000-8000-000000000001',
	country_code: 'HT',
	currency: 'HTG' as const,
	timezone: 'America/Port-au-Prince',
	is_active: true,
	address: '',
	version: 3,
	created_at: '2026-01-02T03:04:05Z',
};

test('a file that is no picture is refused at the field; a picture takes the old one’s place', async () => {
	let shown = COMPANY;
	const calls = fakeApi()
		.on(companyApi.list, () => aPage([shown]))
		.on(companyApi.changeLogo, () => {
			throw new Refusal('validation_failed', {
				fields: { user_photo: { code: 'not_a_picture' } },
			});
		});
	const { user, container } = await renderScreen(<LogoPage />);
	const picture = () => container.querySelector('img')?.getAttribute('src');
	await waitFor(() => expect(picture()).toBe('/api/files/before'));
	await expectAccessible();
	const choose = async () => {
		const file = new File(['x'], 'logo.png', { type: 'image/png' });
		await user.upload(screen.getByLabelText(/^Logo/, { selector: 'input' }), file);
		await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	};
	await choose();
	const field = await screen.findByRole('button', { name: /^Logo|Choisir une image/ });
	await waitFor(() => expect(field).toHaveAccessibleDescription(/pas une image lisible/));
	calls.on(companyApi.changeLogo, () => {
		shown = { ...COMPANY, user_photo: '/api/files/after' };
		return shown;
	});
	await choose();
	await waitFor(() => expect(picture()).toBe('/api/files/after'));
	// As the menu shows it.
	expect(useSession.getState().user?.company_photo).toBe('/api/files/after');
});
