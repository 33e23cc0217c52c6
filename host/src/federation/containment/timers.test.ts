import { codeOfRemote } from '../../testing/codeOfRemote.ts';
import type * as Stays from './stays.ts';

const REMOTE = 'remote-admin';

/** jsdom has none. */
class Scheduler {
	readonly tasks: Array<() => unknown> = [];
	async postTask(task: () => unknown): Promise<unknown> {
		this.tasks.push(task);
		return undefined;
	}
	run(): unknown[] {
		return this.tasks.splice(0).map((task) => task());
	}
}
const scheduler = new Scheduler();

let stays: typeof Stays;
let asRemote: { posts: (work: () => unknown) => Promise<unknown> };
beforeAll(async () => {
	Object.assign(window, { Scheduler, scheduler });
	asRemote = await codeOfRemote(REMOTE, '{ posts: (work) => scheduler.postTask(work) }');
	stays = await import('./stays.ts');
	(await import('./timers.ts')).ownTimers();
});

test('tasks of a remote are done while its page is open, and end with it', () => {
	stays.enter(REMOTE);
	stays.drawn(REMOTE);
	const work = jest.fn(() => 'done');
	void asRemote.posts(work);
	expect(scheduler.run()).toEqual(['done']);
	void asRemote.posts(work);
	const ofHost = jest.fn();
	void scheduler.postTask(ofHost);
	stays.leave(REMOTE);
	scheduler.run();
	expect(work).toHaveBeenCalledTimes(1);
	expect(ofHost).toHaveBeenCalled();
});
