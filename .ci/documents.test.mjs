import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { ownFiles } from './files.mjs';

// What documents tell people to type, to set and to follow. That files which they name are there: pointers.test.mjs.

const ROOT = path.join(import.meta.dirname, '..');
/** @param {string} file */
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const documents = ownFiles(ROOT, /^(?!CHANGELOG).*\.md$/).map((file) => ({
	file,
	text: read(file),
}));
/** Of a decision: what was rejected has names too; the glossary has a test of its own. @param {{ file: string }} document */
const isOfToday = ({ file }) => !/^docs\/(decisions\/|glossary)/.test(file);

const CODE = /^```[^\n]*\n[\s\S]*?^```|^ {4}\S[^\n]*|`[^`]+`/gm;
/** Lines of code, each whole. @param {string} text */
const linesOf = (text) =>
	(text.match(CODE) ?? []).flatMap((code) =>
		code.startsWith('```')
			? code
					.replaceAll(/ *\\\n\s*/g, ' ')
					.split('\n')
					.slice(1, -1)
			: [code.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim()],
	);

/**
 * @typedef {{ tool: string, folder?: string | undefined, name: string, rest: string }} Command
 * `folder`: the package's, where it is one of a package
 */
const COMMAND =
	/\b(npm run|npm|pnpm)(?:@[\d.]+)? (?:--filter \.\/([\w-]+) )?([a-z][\w:-]*)([^#|&;]*)/g;
/** The release tool as it is called elsewhere. */
const RELEASE =
	/\b(?:npx borlette-release|docker compose run (?:--?[\w-]+ |"[^"]*" |-v \S+ )*[\w-]+) (.*)/g;

/** @param {string} line @returns {Command[]} */
const commandsIn = (line) =>
	[...line.replace(RELEASE, 'pnpm release $1').matchAll(COMMAND)].map(
		([, tool = '', folder, name = '', rest = '']) => ({ tool, folder, name, rest }),
	);
const commands = documents.flatMap(({ file, text }) =>
	linesOf(text)
		.flatMap(commandsIn)
		.map((command) => ({ file, ...command })),
);

/** Of the tools themselves. @type {Record<string, string[]>} */
const BUILT_IN = {
	npm: ['install', 'ci', 'pack'],
	pnpm: ['install', 'audit', 'exec'],
};
/** Of a remote in a repository of its own (docs/how-to/add-a-remote.md). */
const OF_TEAMS = ['build', 'types'];

/** @param {string} [folder] @returns {string[]} */
const scriptsOf = (folder = '.') =>
	Object.keys(JSON.parse(read(`${folder}/package.json`)).scripts ?? {});

test('every command that a document has people type is there', () => {
	assert.ok(commands.length > 100);
	const missing = commands.filter(({ tool, folder, name }) => {
		if (folder && !existsSync(path.join(ROOT, folder))) return true;
		const known = [...scriptsOf(folder), ...(BUILT_IN[tool] ?? [])];
		return !known.includes(name) && !(tool === 'npm run' && OF_TEAMS.includes(name));
	});
	assert.deepEqual(missing, []);
});

/** Command → the file that says which options it takes. */
const takers = new Map([
	...['start', 'demo'].map((name) => /** @type {const} */ ([name, 'deploy/local/options.mjs'])),
	['dev', 'deploy/local/dev-options.mjs'],
	['test', '.ci/options.mjs'],
	['weight', '.ci/weight/main.mjs'],
	...[...read('api/webpack.config.js').matchAll(/(\w+): here\('\.\/(src\/tools\/[^']+)'\)/g)].map(
		([, name = '', file]) => /** @type {const} */ ([name, `api/${file}`]),
	),
]);

/** The text that has an option as a key. @param {Command} command @returns {string | undefined} undefined: nobody says */
function optionsOf({ folder, name, rest }) {
	if (folder) return undefined;
	const [, act] = name === 'release' ? (/^ ([a-z]+)/.exec(rest) ?? []) : [];
	if (act) return read(`deploy/release/commands/${act}.mjs`) + read('deploy/release/arguments.mjs');
	const file = takers.get(name);
	return file && read(file);
}

test('every option that a document gives a command is one that it takes', () => {
	const given = commands.flatMap((command) => {
		const text = optionsOf(command);
		const options = [...command.rest.matchAll(/ --([a-z][a-z-]*)/g)].map(([, option]) => option);
		return text ? options.map((option) => ({ text, option, ...command })) : [];
	});
	assert.ok(given.length > 50);
	const unknown = given.filter(
		({ text, option }) => !new RegExp(`(?<![\\w-])'?${option}'?: `).test(text),
	);
	assert.deepEqual(
		unknown.map(({ file, name, rest }) => `${file}: ${name}${rest}`),
		[],
	);
});

const sources = ownFiles(
	ROOT,
	/\.([cm]?[jt]sx?|json|ya?ml|sh|sql|template|service|conf)$|^Dockerfile$/,
)
	.filter((file) => !/pnpm-lock|\/lang\/|catalogue\.json$/.test(file))
	.map(read);
const words = new Set(sources.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));

test('every variable that a document names is known', () => {
	const named = documents.flatMap(({ file, text }) =>
		[...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => ({ file, name })),
	);
	assert.ok(named.length > 200);
	// Secrets may lie in files.
	const unknown = named.filter(
		({ name }) => !words.has(name) && !words.has(name.replace(/_FILE$/, '')),
	);
	assert.deepEqual(unknown, []);
});

test('no setting in a document has a comment behind its value: systemd takes that for a part of it', () => {
	const commented = documents.flatMap(({ file, text }) =>
		[...text.matchAll(/^[A-Z][A-Z0-9_]*=(?:"[^"]*"|\S*)[ \t]+#.*$/gm)].map(
			([line]) => `${file}: ${line}`,
		),
	);
	assert.deepEqual(commented, []);
});

test('every address of the API that a document names is in the code', () => {
	const named = documents.flatMap(({ file, text }) =>
		[...text.matchAll(/(?<![\w.])\/api\/[\w/-]*\w/g)].map(([name]) => ({ file, name })),
	);
	assert.ok(named.length > 30);
	const unknown = named.filter(({ name }) => !sources.some((text) => text.includes(name)));
	assert.deepEqual(unknown, []);
});

test('every function and every field that a document of today names is in the code', () => {
	const named = documents
		.filter(isOfToday)
		.flatMap(({ file, text }) =>
			[...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].flatMap(
				([, code = '']) =>
					(code.match(/(?<![\w./-])[a-z]+[A-Z]\w*/g) ?? []).map((name) => ({ file, name })),
			),
		);
	assert.ok(named.length > 50);
	// Of an example: `xApi`, `createX`.
	const unknown = named.filter(({ name }) => !words.has(name) && !/^x[A-Z]|X$/.test(name));
	assert.deepEqual(unknown, []);
});

/** As forges make it of a heading. @param {string} heading */
const anchorOf = (heading) =>
	heading
		.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N} _-]/gu, '')
		.replaceAll(' ', '-');

/** @param {string} text */
const anchorsIn = (text) =>
	[...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		anchorOf(heading.trim()),
	);

test('every link to a part of a document leads to its heading', () => {
	const links = documents.flatMap(({ file, text }) =>
		[...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)].map(
			([, to = '', anchor = '']) => ({
				...{ file, anchor },
				target: to ? path.posix.join(path.posix.dirname(file), to) : file,
			}),
		),
	);
	assert.ok(links.length > 10);
	const dead = links.filter(({ target, anchor }) => {
		const page = documents.find(({ file }) => file === target);
		return page && !anchorsIn(page.text).includes(anchor);
	});
	assert.deepEqual(dead, []);
});

/** @type {[index: string, pages: RegExp][]} */
const INDEXES = [
	['README.md', /^docs\/how-to\//],
	['docs/decisions/README.md', /^docs\/decisions\/\d/],
	['docs/benchmarks.md', /^docs\/benchmarks\//],
];
for (const [index, ofIndex] of INDEXES) {
	test(`${index} leads to each of its pages`, () => {
		const page = read(index);
		const pages = documents.map(({ file }) => file).filter((file) => ofIndex.test(file));
		assert.ok(pages.length > 10);
		const folder = path.posix.dirname(index);
		assert.deepEqual(
			pages.filter((file) => !page.includes(`](${path.posix.relative(folder, file)})`)),
			[],
		);
	});
}

test('what counts as a command', () => {
	assert.deepEqual(commandsIn('npx pnpm@12.21.0 --filter ./e2e test a.spec.ts'), [
		{ tool: 'pnpm', folder: 'e2e', name: 'test', rest: ' a.spec.ts' },
	]);
	assert.deepEqual(
		commandsIn('docker compose run --rm --no-deps -v "$PWD/keys:ro" remote-admin log --count 2'),
		[{ tool: 'pnpm', folder: undefined, name: 'release', rest: ' log --count 2' }],
	);
	assert.deepEqual(
		commandsIn('PORT=1 npm start -- --staging   # both').map(({ name, rest }) => name + rest),
		['start -- --staging   '],
	);
	const page = 'say `npm run\na`:\n\n    npm ci\n\n```sh\nnpm \\\n  test\n```\n';
	assert.deepEqual(linesOf(page), ['npm run a', 'npm ci', 'npm test']);
});
