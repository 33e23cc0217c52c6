import type { FreezeMark } from './marks.ts';

const mark: FreezeMark = {
	id: 'a tab',
	at: '2026-03-10T12:00:00Z',
	remote: 'remote-admin',
	build: '1.0.0-aaaaaa',
	url: '/remotes/remote-admin/1.0.0-aaaaaa/',
	title: { fr: 'Agents', en: 'Agents', de: 'Agenten' },
};
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page of that build is opened, in a browser whose storage answers when it is told to. */
function open() {
	let answer = (_: FreezeMark[]) => {};
	const outcome = jest.fn();
	jest.isolateModules(() => {
		const { marks } = require('./marks.ts') as typeof import('./marks.ts');
		const { failIfFroze } = require('./froze.ts') as typeof import('./froze.ts');
		jest.spyOn(marks, 'all').mockReturnValue(
			new Promise((resolve) => {
				answer = resolve;
			}),
		);
		failIfFroze({ url: mark.url } as never).then(
			() => outcome('runs'),
			(error: Error) => outcome(error.name),
		);
	});
	return { answer: () => answer([mark]), outcome };
}
const settles = () => jest.advanceTimersByTimeAsync(0);

test('a thread that was busy hears of a freeze as well: what is due by then comes before the answer of the storage', async () => {
	const { answer, outcome } = open();
	for (let busy = 0; busy < 3; busy += 1) {
		jest.runOnlyPendingTimers();
		await settles();
	}
	answer();
	await settles();
	expect(outcome.mock.calls).toEqual([['RemoteFroze']]);
});

test('a storage that never answers keeps no page away', async () => {
	const { outcome } = open();
	await jest.advanceTimersByTimeAsync(1_000);
	expect(outcome.mock.calls).toEqual([['runs']]);
});
