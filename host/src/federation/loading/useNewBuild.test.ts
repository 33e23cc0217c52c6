import { renderHook } from '@testing-library/react';
import { useRegistry } from '../registry/store.ts';
import { comesAhead } from './ahead.ts';
import { useNewBuild } from './useNewBuild.ts';

jest.mock('./ahead.ts', () => ({ comesAhead: jest.fn() }));

test.each([
	{ what: 'a page that began by fetching the remote asks for no registry again', ahead: true },
	{ what: 'going to another page looks for a newer build', ahead: false },
])('$what', ({ ahead }) => {
	jest.mocked(comesAhead).mockReturnValue(ahead);
	const refresh = jest.spyOn(useRegistry.getState(), 'refresh').mockResolvedValue();
	renderHook(() => useNewBuild('remote-one'));
	expect(refresh).toHaveBeenCalledTimes(ahead ? 0 : 1);
	refresh.mockRestore();
});
