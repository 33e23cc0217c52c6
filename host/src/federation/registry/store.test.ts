import { aRegistry } from '../../testing/registry.ts';
import { useApiOffer } from './apiOffer.ts';
import { fetchRegistry } from './registry.ts';
import { useRegistry } from './store.ts';
import { RegistryRefused } from './trust.ts';

jest.mock('./registry.ts', () => ({ channelOfPage: () => 'production', fetchRegistry: jest.fn() }));
const fetched = jest.mocked(fetchRegistry);
const revision = (number: number) => ({ ...aRegistry(), revision: number });

beforeEach(async () => {
	jest.useFakeTimers();
	useApiOffer.setState({ ask: async () => undefined });
	fetched.mockImplementation(async () => ({ registry: revision(1) }));
	await useRegistry.getState().load();
	fetched.mockClear();
});
afterEach(() => jest.useRealTimers());

const { load, refresh, recent } = useRegistry.getState();
const registry = () => useRegistry.getState().registry;

test('is read again some seconds after the time before, once for all who asked', async () => {
	fetched.mockImplementation(async () => ({ registry: revision(2) }));
	const done = Promise.all([refresh(), refresh()]);
	await recent();
	await jest.advanceTimersByTimeAsync(2_900);
	expect(fetched).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(200);
	await done;
	expect(fetched).toHaveBeenCalledTimes(1);
	expect(registry()).toEqual(revision(2));
});

test('who needs a recent one reads it when it is older', async () => {
	await jest.advanceTimersByTimeAsync(3_100);
	await recent();
	expect(fetched).toHaveBeenCalledTimes(1);
});

test('the same registry again is the same object: nothing is drawn anew', async () => {
	const before = registry();
	await load();
	expect(registry()).toBe(before);
});

test('a forged one that comes later is refused, and what was verified stays', async () => {
	fetched.mockRejectedValue(new RegistryRefused('wrong signature'));
	await load();
	expect(useRegistry.getState()).toMatchObject({ registry: revision(1), kept: 'refused' });
});
