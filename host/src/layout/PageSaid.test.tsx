import { act, renderScreen, screen, waitFor } from '@borlette/shared/testing';
import { PageSaid } from './PageSaid.tsx';

async function name(title: string) {
	await act(async () => {
		document.title = title;
	});
}

test('the page that a link led to is said, the first one is not, and each once', async () => {
	document.title = 'Borlette';
	window.history.pushState(null, '', '/dashboard/app');
	await renderScreen(<PageSaid />, { path: '/dashboard/app' });
	await name('Tableau de bord');
	expect(screen.queryByText('Tableau de bord')).not.toBeInTheDocument();
	window.history.pushState(null, '', '/dashboard/agent/list');
	await name('Liste des agents');
	await waitFor(() =>
		expect(screen.getByText('Liste des agents')).toHaveAttribute('aria-live', 'polite'),
	);
	window.history.pushState(null, '', '/dashboard/app');
	await name('Tableau de bord');
	expect(await screen.findByText('Tableau de bord')).toBeInTheDocument();
	expect(screen.queryByText('Liste des agents')).not.toBeInTheDocument();
});
