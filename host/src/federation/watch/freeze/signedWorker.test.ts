import { early } from '../early.ts';
import { SignedWorker } from './signedWorker.ts';

test('the watcher begins with what the browser had at the start, and with the signed bytes', async () => {
	const begun: string[] = [];
	const asked: unknown[] = [];
	early.fetch = (async (...args: unknown[]) => asked.push(args)) as never;
	early.Worker = class {
		constructor(address: URL) {
			begun.push(address.href);
		}
	} as never;
	const broken = () => {
		throw new Error('broken by a remote');
	};
	Object.assign(globalThis, { fetch: broken, Worker: broken });
	const hashes = document.createElement('script');
	hashes.id = 'integrity';
	document.body.append(hashes);
	const address = new URL('http://localhost/assets/watcher.js');
	await new SignedWorker(address).start();
	expect(begun).toEqual([address.href]);
	expect(asked).toEqual([
		[address, { integrity: expect.stringMatching(/^sha384-/), signal: expect.any(AbortSignal) }],
	]);
});

test('a server that never answers is given up, so that it can be asked again', async () => {
	const time = new AbortController();
	early.patience = (ms) => {
		expect(ms).toBe(60_000);
		return time.signal;
	};
	early.fetch = ((_address: URL, { signal }: RequestInit) =>
		new Promise((_come, fail) => {
			signal?.addEventListener('abort', () => fail(signal.reason));
		})) as never;
	const coming = new SignedWorker(new URL('http://localhost/assets/watcher.js')).start();
	time.abort(new DOMException('late', 'TimeoutError'));
	await expect(coming).rejects.toThrow('late');
});
