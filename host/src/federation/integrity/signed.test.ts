/** @jest-environment @borlette/shared/config/jsdom-with-fetch.cjs */
import { createHash, webcrypto } from 'node:crypto';
import { anEntry } from '../../testing/registry.ts';
import { fetchJson, TooSlow, withRetries } from '../registry/retry.ts';
import { lookAt } from './chunks.ts';
import { allowBuild } from './integrity.ts';
import { fetchSigned } from './signed.ts';
import { RemoteTampered } from './tampered.ts';

// jsdom has none of it.
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });

const FILE = 'assets/page.js';
const CODE = 'run()';
const hash = `sha384-${createHash('sha384').update(CODE).digest('base64')}`;
const entry = anEntry({ manifest: { assets: { [FILE]: hash } } });
const address = `http://localhost${entry.url}${FILE}`;
const SCRIPT = { 'content-type': 'text/javascript', 'x-content-type-options': 'nosniff' };
const PAGE = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' };
const UNNAMED = { 'content-type': 'application/octet-stream' };

const asked: (RequestCache | undefined)[] = [];
function serve(...answers: [text: string, headers: Record<string, string>][]): void {
	asked.length = 0;
	globalThis.fetch = async (_, init) => {
		asked.push(init?.cache);
		const [text, headers] = answers[Math.min(asked.length, answers.length) - 1] ?? ['', {}];
		return new Response(text, { headers });
	};
}
beforeAll(() => allowBuild(entry));

test('what the server sends as something else than a script is none, before anything of it runs', async () => {
	serve([CODE, { ...SCRIPT, 'content-type': 'text/plain' }]);
	await expect(fetchSigned(entry, FILE)).rejects.toThrow('is not sent as a script');
	expect(asked).toEqual(['default', 'reload']);
	// Nor does a further try bring another.
	expect(await lookAt(address)).toBe('unknown');
});

test('what lies wrong in the browser’s cache comes right from the server; where browsers guess, they run it', async () => {
	serve([CODE, PAGE], [CODE, SCRIPT]);
	expect(new TextDecoder().decode(await fetchSigned(entry, FILE))).toBe(CODE);
	serve([CODE, UNNAMED]);
	expect(new TextDecoder().decode(await fetchSigned(entry, FILE))).toBe(CODE);
	expect(await lookAt(address)).toBe('passing');
});

test('a page in the place of a script is not the file that was signed', async () => {
	serve(['<html></html>', PAGE]);
	await expect(fetchSigned(entry, FILE)).rejects.toBeInstanceOf(RemoteTampered);
	expect(await lookAt(address)).toBe('tampered');
});

test('a file in the folder of a build that its metadata does not name was never signed', async () => {
	serve([CODE, SCRIPT]);
	expect(await lookAt(`http://localhost${entry.url}assets/other.js`)).toBe('tampered');
});

describe('a file that takes longer than 6 s', () => {
	let parts: ReadableStreamDefaultController<Uint8Array>;
	beforeEach(() => {
		jest.useFakeTimers();
		asked.length = 0;
		globalThis.fetch = async (_, init) => {
			asked.push(init?.cache);
			const body = new ReadableStream<Uint8Array>({
				start: (controller) => {
					parts = controller;
				},
			});
			return new Response(body, { headers: SCRIPT });
		};
	});
	afterEach(() => jest.useRealTimers());
	const send = (text: string) => parts.enqueue(new TextEncoder().encode(text));
	const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);
	const failureOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => error);

	test('goes on beside what says so, and whoever asks meanwhile waits for the same', async () => {
		const late = failureOf(fetchSigned(entry, FILE));
		await seconds(3);
		send(CODE.slice(0, 2));
		await seconds(3);
		const tooSlow = await late;
		expect(tooSlow).toBeInstanceOf(TooSlow);

		const again = fetchSigned(entry, FILE);
		send(CODE.slice(2));
		parts.close();
		jest.useRealTimers();
		expect(new TextDecoder().decode(await again)).toBe(CODE);
		expect(await (tooSlow as TooSlow).coming).toBe(await again);
		expect(asked).toEqual(['default']);
	});

	test('is asked for anew by whoever asks when nothing came of it for so long', async () => {
		const late = failureOf(fetchSigned(entry, FILE));
		await seconds(6);
		expect(await late).toBeInstanceOf(TooSlow);
		const silent = parts;
		const again = fetchSigned(entry, FILE);
		await seconds(0);
		expect(asked).toHaveLength(2);
		expect(parts).not.toBe(silent);
		send(CODE);
		parts.close();
		jest.useRealTimers();
		expect(new TextDecoder().decode(await again)).toBe(CODE);
	});
});

test('an answer without an end is not read to it, nor asked for again', async () => {
	const part = new Uint8Array(1024 * 1024);
	let isCancelled = false;
	const endless = () => {
		const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
			pull: (parts) => parts.enqueue(part),
			cancel: () => {
				isCancelled = true;
			},
		});
		return Promise.resolve(new Response(body));
	};
	const fetchMock = jest.fn(endless);
	globalThis.fetch = fetchMock;
	const isAny = (value: unknown): value is object => value !== undefined;
	const document = withRetries(() => fetchJson('/registry/production.json', isAny));
	await expect(document).rejects.toThrow('/registry/production.json: more than');
	expect(isCancelled).toBe(true);
	await expect(fetchSigned(entry, FILE)).rejects.toThrow(`${FILE}: more than`);
	expect(fetchMock).toHaveBeenCalledTimes(2);
});
