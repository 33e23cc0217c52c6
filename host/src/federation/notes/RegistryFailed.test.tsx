import { act, renderScreen, screen } from '@borlette/shared/testing';
import { useApiOffer } from '../registry/apiOffer.ts';
import { fetchRegistry } from '../registry/registry.ts';
import { useRegistry } from '../registry/store.ts';
import { RegistryFailed } from './RegistryFailed.tsx';

jest.mock('../registry/registry.ts', () => ({
	channelOfPage: () => 'production',
	fetchRegistry: jest.fn(),
}));
const fetched = jest.mocked(fetchRegistry);

test('Réessayer reads the registry anew while a reading before drips', async () => {
	useApiOffer.setState({ ask: async () => undefined });
	fetched.mockRejectedValueOnce(new Error('/registry/production.json: no answer within 6 s.'));
	await act(() => useRegistry.getState().load());
	const { user } = await renderScreen(<RegistryFailed />);
	fetched.mockClear();
	fetched.mockReturnValue(new Promise(() => undefined));
	const retry = screen.getByRole('button', { name: 'Réessayer' });
	await user.click(retry);
	await user.click(retry);
	expect(fetched.mock.calls.map(([, givenUp]) => givenUp?.aborted)).toEqual([true, false]);
});
