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
	expect(asked).toEqual([[address, { integrity: expect.stringMatching(/^sha384-/) }]]);
});
