import type { RegistryEntry } from '@borlette/shared/federation';
import { allowBuild } from '../integrity/integrity.ts';
import { blameFor, isOfExtension } from './blame.ts';
import { framesOf } from './describe.ts';

const FOLDER = 'http://localhost/remotes/remote-admin/1.0.0-aaaaaa/';
const entry = {
	url: '/remotes/remote-admin/1.0.0-aaaaaa/',
	manifest: { name: 'remote-admin', assets: {} },
} as unknown as RegistryEntry;
beforeAll(() => allowBuild(entry));

const thrown = (stack: string, cause?: unknown) =>
	Object.assign(new Error('it broke', { cause }), { stack });

const HOST = '    at wc (http://localhost/assets/main.5ba1.js:1:200)';
const REMOTE = `    at onClick (${FOLDER}assets/agent.3f.js?attempt=1:1:42)`;

test.each([
	['Chromium', `Error: it broke\n${REMOTE}\n${HOST}`],
	[
		'Firefox and Safari',
		`onClick@${FOLDER}assets/agent.3f.js?attempt=1:1:42\nwc@http://localhost/assets/main.js:1:2`,
	],
	['the host failed on what the remote gave it', `Error: it broke\n${HOST}\n${REMOTE}\n${HOST}`],
	['an async function', `Error: it broke\n    at async save (${FOLDER}assets/agent.3f.js:1:42)`],
])('a frame of a remote names it: %s', (_, stack) => {
	expect(blameFor(thrown(stack))).toEqual({
		entry,
		source: `${FOLDER}assets/agent.3f.js`,
		isUnknown: false,
	});
});

test('so does a frame of its cause', () => {
	const error = thrown(`Error: it broke\n${HOST}`, thrown(`Error: behind\n${REMOTE}`));
	expect(blameFor(error).entry).toBe(entry);
	const circle = thrown(`Error: it broke\n${HOST}`);
	circle.cause = circle;
	expect(blameFor(circle).entry).toBeUndefined();
});

test('the message names nobody, whatever address it holds', () => {
	const error = thrown(`Error: ${FOLDER}assets/a.js failed\n${HOST}`);
	expect(blameFor(error)).toEqual({
		entry: undefined,
		source: 'http://localhost/assets/main.5ba1.js',
		isUnknown: false,
	});
});

test('of what has no stack the event’s own script counts', () => {
	for (const nothing of [null, undefined, 'text', 7, Object.create(null)]) {
		expect(blameFor(nothing, `${FOLDER}assets/a.js`).entry).toBe(entry);
		expect(blameFor(nothing)).toEqual({ entry: undefined, source: undefined, isUnknown: true });
	}
});

test('extensions of the browser are nobody’s', () => {
	const frames = framesOf(thrown('Error: x\n    at f (chrome-extension://abc/content.js:1:2)'));
	expect(isOfExtension(undefined, frames)).toBe(true);
	expect(isOfExtension('moz-extension://abc/content.js', [])).toBe(true);
	expect(isOfExtension('http://localhost/assets/main.js', [HOST])).toBe(false);
});
