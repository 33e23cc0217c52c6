import { followRegistries } from '@borlette/shared/data';
import { aRegistry } from '../../testing/registry.ts';
import { followChannel } from './follow.ts';
import { fetchRegistry } from './registry.ts';
import { useRegistry } from './store.ts';

jest.mock('./registry.ts', () => ({ channelOfPage: () => 'production', fetchRegistry: jest.fn() }));
jest.mock('@borlette/shared/data', () => ({
	...jest.requireActual<object>('@borlette/shared/data'),
	followRegistries: jest.fn(),
}));
const fetched = jest.mocked(fetchRegistry);
let revision: number;
let silence: number;
let isMixed: boolean;
let stop: () => void;
const follower = () => jest.mocked(followRegistries).mock.calls[0]?.[0];
const tell = (news: { channel: string; revision?: number }) => follower()?.onNews(news);
const looks = () => fetched.mock.calls.length;

beforeEach(async () => {
	jest.useFakeTimers();
	revision = 4;
	silence = 0;
	fetched.mockImplementation(async () => ({
		registry: { ...aRegistry(), revision },
	}));
	jest.mocked(followRegistries).mockReset();
	jest.mocked(followRegistries).mockReturnValue({ silence: () => silence, stop: () => undefined });
	await useRegistry.getState().look();
	fetched.mockClear();
	isMixed = false;
	stop = followChannel(() => isMixed);
});
afterEach(() => {
	stop();
	jest.useRealTimers();
});

test('while the stream tells of the channel, the page reads when it is told and never else', async () => {
	tell({ channel: 'production', revision: 4 });
	await jest.advanceTimersByTimeAsync(120_000);
	expect(looks()).toBe(0);
	revision = 5;
	tell({ channel: 'production', revision: 5 });
	await jest.advanceTimersByTimeAsync(0);
	expect(useRegistry.getState().registry?.revision).toBe(5);
	await jest.advanceTimersByTimeAsync(120_000);
	expect(looks()).toBe(1);
});

test('another channel is nothing to this page', async () => {
	tell({ channel: 'staging', revision: 9 });
	await jest.advanceTimersByTimeAsync(1_000);
	expect(looks()).toBe(0);
});

test('who runs a mix looks when another channel changes, which may have killed a build of it', async () => {
	isMixed = true;
	tell({ channel: 'staging', revision: 9 });
	await jest.advanceTimersByTimeAsync(0);
	expect(looks()).toBe(0);
	tell({ channel: 'staging', revision: 10 });
	await jest.advanceTimersByTimeAsync(0);
	expect(looks()).toBe(1);
});

test('a page looks again when rights were given or taken, and not for being told of them first', async () => {
	tell({ channel: 'grants', revision: 2 });
	await jest.advanceTimersByTimeAsync(0);
	expect(looks()).toBe(0);
	tell({ channel: 'grants', revision: 3 });
	await jest.advanceTimersByTimeAsync(0);
	expect(looks()).toBe(1);
});

const WITHOUT: [string, () => void][] = [
	['an API that knows nothing of registries', () => undefined],
	[
		'a stream that broke',
		() => {
			tell({ channel: 'production', revision: 4 });
			follower()?.onState('reconnecting');
		},
	],
	[
		'a stream that has gone silent',
		() => {
			tell({ channel: 'production', revision: 4 });
			silence = 13_000;
		},
	],
];
test.each(WITHOUT)(
	'with %s the page looks within half a minute, and each 22 s at most',
	async (_, begin) => {
		begin();
		await jest.advanceTimersByTimeAsync(27_000);
		expect(looks()).toBe(1);
		await jest.advanceTimersByTimeAsync(5 * 60_000);
		expect(looks()).toBeGreaterThanOrEqual(11);
		expect(looks()).toBeLessThanOrEqual(15);
		stop();
		const before = looks();
		await jest.advanceTimersByTimeAsync(60_000);
		expect(looks()).toBe(before);
	},
);

test('a server that has not got the new revision yet is asked again', async () => {
	tell({ channel: 'production', revision: 5 });
	await jest.advanceTimersByTimeAsync(100);
	expect(looks()).toBe(1);
	revision = 5;
	await jest.advanceTimersByTimeAsync(1_000);
	expect(useRegistry.getState().registry?.revision).toBe(5);
	const before = looks();
	// It never comes: the page goes on looking.
	tell({ channel: 'production', revision: 6 });
	await jest.advanceTimersByTimeAsync(60_000);
	expect(looks()).toBeGreaterThan(before + 3);
});
