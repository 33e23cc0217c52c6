import { renderScreen } from '@borlette/shared/testing';
import { useRegistry } from '../registry/store.ts';
import { comesAhead } from './ahead.ts';
import { useNewBuild } from './useNewBuild.ts';

jest.mock('./ahead.ts', () => ({ comesAhead: jest.fn() }));

function Page() {
	useNewBuild('remote-one');
	return null;
}

test.each([
	{ what: 'a page that began by fetching the remote asks for no registry again', ahead: true },
	{ what: 'going to another page looks for a newer build', ahead: false },
])('$what', async ({ ahead }) => {
	jest.mocked(comesAhead).mockReturnValue(ahead);
	const refresh = jest.spyOn(useRegistry.getState(), 'refresh').mockResolvedValue();
	await renderScreen(<Page />);
	expect(refresh).toHaveBeenCalledTimes(ahead ? 0 : 1);
	refresh.mockRestore();
});
