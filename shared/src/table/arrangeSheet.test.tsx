import { renderScreen, screen } from '../testing/index.tsx';
import { ArrangeSheet } from './ArrangeSheet.tsx';

test('the cross of the sheet speaks the language of the page', async () => {
	const { user } = await renderScreen(
		<ArrangeSheet
			columns={[{ id: 'name', header: 'Nom', sort: 'name', cell: () => null }]}
			total={1}
			state={{ page: 1, size: 25, sort: 'name', q: '', filters: {} }}
			onChange={() => {}}
			filters={null}
		/>,
	);
	await user.click(screen.getByRole('button', { name: /Trier/ }));
	await screen.findByRole('dialog');
	expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
	expect(screen.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
});
