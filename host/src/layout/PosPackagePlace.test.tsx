import { act, renderScreen, screen } from '@borlette/shared/testing';
import { noteFirstPage } from '../federation/pages/firstPage.ts';
import { PosPackagePlace } from './PosPackagePlace.tsx';

jest.mock('./PosPackage.tsx', () => ({ PosPackage: () => <p>The program</p> }));

test('the program of the terminals comes once the page that was opened first stands', async () => {
	await renderScreen(<PosPackagePlace />);
	expect(screen.queryByText('The program')).toBeNull();
	act(noteFirstPage);
	expect(await screen.findByText('The program')).toBeInTheDocument();
});
