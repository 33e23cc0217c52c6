/** @jest-environment @borlette/shared/config/jsdom-with-fetch.cjs */
import { createHash, webcrypto } from 'node:crypto';
import { anEntry } from '../../testing/registry.ts';
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
