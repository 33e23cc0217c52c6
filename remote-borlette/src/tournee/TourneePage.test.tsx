import { aUser, expectAccessible, renderScreen, screen } from '@borlette/shared/testing';
import { TourneePage } from './TourneePage.tsx';

test('in "Toutes" the tour is headed too, and says that a company has to be chosen first', async () => {
	const user = aUser({ role: 'superuser', select_company: null });
	await renderScreen(<TourneePage />, { path: '/dashboard/tournee', user });
	expect(await screen.findByText('Choisissez d’abord la compagnie')).toBeInTheDocument();
	expect(screen.getByRole('heading', { level: 1, name: 'Tournée' })).toBeInTheDocument();
	await expectAccessible();
});
