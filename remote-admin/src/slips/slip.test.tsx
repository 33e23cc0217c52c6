import { renderScreen, screen } from '@borlette/shared/testing';
import { Slip } from './Slip.tsx';

test('a slip says each thing that is typed at the terminal, also where two of them are alike', async () => {
	const alike = { company: 'lakay', username: 'lakay', password: 'lakay' };
	await renderScreen(
		<Slip signIn={{ id: 'a', name: 'Rose', code: '0001', surcussale_name: 'Jacmel', ...alike }} />,
	);
	expect(screen.getAllByText('lakay')).toHaveLength(3);
});
