import { configApi } from '@borlette/shared/contract/config';
import { aUser, fakeApi, renderScreen } from '@borlette/shared/testing';
import { WhoAmI } from './WhoAmI.tsx';

const PICTURES = { user_photo: '/api/files/person', company_photo: '/api/files/logo' };

test.each([
	['of the company', aUser(PICTURES), ['/api/files/logo']],
	['of nobody in Toutes', aUser({ ...PICTURES, role: 'superuser', company_photo: null }), []],
])('the picture is that %s, not the person’s', async (_whose, user, shown) => {
	fakeApi().on(configApi.read, () => ({ brand: 'Lakay' }));
	const { container } = await renderScreen(<WhoAmI isMini={false} />, { user });
	expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
		shown,
	);
});
