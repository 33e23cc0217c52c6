import { aRegistry } from '../../testing/registry.ts';
import { useApiOffer } from './apiOffer.ts';
import { fetchRegistry, type VerifiedRegistry } from './registry.ts';
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

const { again, load, refresh, recent } = useRegistry.getState();
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

let end: (how: VerifiedRegistry | Error) => void = () => undefined;
// A test that failed holds up none of those after it.
afterEach(() => end({ registry: revision(1) }));

/** Begins a reading that comes to an end with `end`. */
function drip(): Promise<void> {
	const answer = new Promise<VerifiedRegistry>((resolve, reject) => {
		end = (how) => (how instanceof Error ? reject(how) : resolve(how));
	});
	fetched.mockReturnValueOnce(answer);
	return load();
}

test('who presses gives up a reading that does not end, and what comes of it is not used', async () => {
	const reading = drip();
	fetched.mockResolvedValueOnce({ registry: revision(3) });
	void again();
	await jest.advanceTimersByTimeAsync(0);
	expect(registry()).toEqual(revision(3));
	const signals = fetched.mock.calls.map(([, givenUp]) => givenUp?.aborted);
	expect(signals).toEqual([true, false]);
	end({ registry: revision(2) });
	await reading;
	expect(registry()).toEqual(revision(3));
	// Who reads while another reading is under way still shares it.
	fetched.mockClear();
	await Promise.all([load(), load()]);
	expect(fetched).toHaveBeenCalledTimes(1);
});

test('so it is with one that failed in the end', async () => {
	const reading = drip();
	void again();
	await jest.advanceTimersByTimeAsync(0);
	end(new Error('no answer within 6 s'));
	await reading;
	expect(useRegistry.getState().failure).toBeUndefined();
});
