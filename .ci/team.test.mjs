import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../deploy/local/paths.mjs';
import { STAGES } from './stages.mjs';

const ts = createRequire(path.join(ROOT, 'shared/package.json'))('typescript-api');

// What is said to people and machines outside of the code stays true.

/** @typedef {{ matchPackageNames?: string[], matchDepNames?: string[], allowedVersions?: string }} Rule of the update bot */

/** @param {string} file */
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
/** @param {string} file */
const json = (file) => JSON.parse(read(file));
/** Not from the sources: what .gitignore names, and Git's own. */
const MADE = /(^|\/)(\.git|node_modules|dist|\.data|\.cache|coverage|test-results)(\/|$)/;
const sources = readdirSync(ROOT, { withFileTypes: true })
	.filter(({ name }) => !MADE.test(name))
	.flatMap((entry) =>
		entry.isDirectory()
			? readdirSync(path.join(ROOT, entry.name), { recursive: true, withFileTypes: true })
					.filter((inner) => inner.isFile())
					.map((inner) => path.relative(ROOT, path.join(inner.parentPath, inner.name)))
			: [entry.name],
	)
	.map((file) => file.split(path.sep).join('/'))
	.filter((file) => !MADE.test(file));
const packages = sources
	.filter((file) => /^[^/]+\/package\.json$/.test(file))
	.map((file) => ({ folder: path.dirname(file), ...json(file) }));

test('every rule of CODEOWNERS decides about some file', () => {
	const rules = read('CODEOWNERS')
		.split('\n')
		.filter((line) => line && !line.startsWith('#'))
		.map((line) => line.split(/\s+/)[0]);
	for (const rule of rules) {
		assert.match(rule, /^(\*|\/[\w./-]+)$/, `CODEOWNERS: write ${rule} from the root, as /folder/`);
	}
	// The last one that fits decides.
	/** @param {string} file */
	const deciding = (file) =>
		rules.findLast(
			(rule) =>
				rule === '*' || (rule.endsWith('/') ? `/${file}`.startsWith(rule) : `/${file}` === rule),
		);
	const used = new Set(sources.map(deciding));
	const idle = rules.filter((rule) => !used.has(rule));
	assert.deepEqual(idle, [], 'no file, or a later rule takes them all');
});

test('every package but the tests has owners of its own', () => {
	const rules = read('CODEOWNERS');
	const orphans = packages
		.filter(({ name, folder }) => name !== '@borlette/e2e' && !rules.includes(`/${folder}/ `))
		.map(({ folder }) => folder);
	assert.deepEqual(orphans, []);
});

test('.nvmrc names the Node.js of every image, and it is one that the product runs on', () => {
	const version = read('.nvmrc').trim();
	assert.match(version, /^\d+\.\d+\.\d+$/);
	const named = sources
		.filter((file) => /(^|\/)Dockerfile$|\.ya?ml$/.test(file))
		.flatMap((file) => [...read(file).matchAll(/\bnode:(\d[\w.]*)/g)].map(([, at]) => [file, at]));
	assert.notEqual(named.length, 0);
	for (const [file, at] of named) assert.equal(at, version, file);
	const [least] = json('package.json').engines.node.match(/\d+/);
	assert.ok(Number(version.split('.')[0]) >= Number(least));
});

test('both forges ask the same of a change', () => {
	const [github, gitlab] = [
		'.github/pull_request_template.md',
		'.gitlab/merge_request_templates/Default.md',
	].map(read);
	assert.equal(gitlab, github);
});

test('CONTRIBUTING tells what every stage of npm test says', () => {
	const told = [...read('CONTRIBUTING.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
	assert.deepEqual(
		told,
		STAGES.map(({ name }) => name),
	);
});

test('TypeScript reads every script', () => {
	const read = ['tsconfig.tools.json', 'tsconfig.tests.json'].flatMap((name) => {
		const { config } = ts.readConfigFile(path.join(ROOT, name), ts.sys.readFile);
		const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
		assert.ok(options.strict && options.checkJs, name);
		return fileNames;
	});
	const scripts = sources.filter((file) => /\.(mjs|cjs|js)$/.test(file));
	assert.ok(scripts.length > 300);
	const unread = scripts.filter((file) => !read.includes(path.join(ROOT, file)));
	assert.deepEqual(unread, []);
});

test('every file that a document names or leads to is there', () => {
	const documents = sources.filter((file) => /^(docs\/.*|\.changeset\/.*|[A-Z]+)\.md$/.test(file));
	assert.ok(documents.length > 10);
	const dead = documents.flatMap((file) =>
		[...read(file).matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)]
			.map(([, target]) => path.join(path.dirname(file), target))
			.filter((target) => !existsSync(path.join(ROOT, target)))
			.map((target) => `${file} → ${target}`),
	);
	assert.deepEqual(dead, []);
});

test('what CONTRIBUTING has Node run is JavaScript: what pnpm puts into .bin is for a shell', () => {
	const commands = [
		...read('CONTRIBUTING.md').matchAll(
			/(?:cd ([\w-]+) && )?\bnode (?:--\S+ )*([\w./-]*\/[\w./-]+)/g,
		),
	];
	assert.notEqual(commands.length, 0);
	for (const [command, folder = '.', file = ''] of commands) {
		const text = read(path.join(folder, file));
		assert.doesNotMatch(text, /^#!\/bin\/sh/, command);
	}
});

test('every package that people use has the product’s version, and its changes say so', () => {
	const versioned = packages.filter(({ version }) => version);
	assert.deepEqual(
		packages.filter(({ version }) => !version).map(({ name }) => name),
		['@borlette/e2e'],
	);
	assert.deepEqual([...new Set(versioned.map(({ version }) => version))].length, 1);
	// A package that no version had yet gets the file with its first one.
	const told = versioned.filter(({ folder }) => sources.includes(`${folder}/CHANGELOG.md`));
	assert.notEqual(told.length, 0);
	for (const { folder, version } of told) {
		const [newest] = read(`${folder}/CHANGELOG.md`).match(/(?<=^## ).*/m) ?? [];
		assert.equal(newest, version, folder);
	}
});

test('who keeps the notes with another Node than the team’s is told which one it takes', () => {
	const { scripts } = JSON.parse(read('package.json'));
	for (const name of ['changelog', 'changeset'])
		assert.match(scripts[name], /^node \.ci\/changeset\.mjs\b/, name);
	const asked = ['.ci/changeset.mjs', '--version'];
	const { status, stdout, stderr } = spawnSync(process.execPath, asked, {
		cwd: ROOT,
		encoding: 'utf8',
	});
	const [major = 0] = process.versions.node.split('.').map(Number);
	if (major >= 22) assert.equal(status, 0, stderr);
	else {
		assert.equal(status, 1, stdout);
		assert.match(
			stderr,
			/^This needs Node\.js 22\.\d+ or newer, and this is Node\.js .*nodejs\.org.*\n$/,
		);
	}
});

test('every note of a change names packages and kinds that there are, and says something', () => {
	const names = packages.filter(({ version }) => version).map(({ name }) => name);
	const notes = sources.filter((file) => /^\.changeset\/(?!README).*\.md$/.test(file));
	for (const file of notes) {
		const [, head, text] = read(file).match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
		const kinds = Object.entries(parse(head) ?? {});
		assert.notEqual(kinds.length, 0, file);
		for (const [name, kind] of kinds) {
			assert.ok(names.includes(name), `${file}: ${name}`);
			assert.match(kind, /^(major|minor|patch)$/, `${file}: ${name}`);
		}
		assert.ok(text.trim(), file);
	}
});

test('the update bot is told of packages that there are', () => {
	const { catalog, catalogs } = parse(read('pnpm-workspace.yaml'));
	const images = ['node', 'postgres'];
	const known = [
		...Object.keys(catalog),
		...Object.values(catalogs).flatMap(Object.keys),
		...images,
	];
	/** @param {string} pattern */
	const asExpression = (pattern) =>
		new RegExp(`^${pattern.replaceAll(/[.+]/g, '\\$&').replaceAll(/\*+/g, '.*')}$`);
	const idle = json('renovate.json')
		.packageRules.flatMap((/** @type {Rule} */ rule) => [
			...(rule.matchPackageNames ?? []),
			...(rule.matchDepNames ?? []),
		])
		.filter(
			(/** @type {string} */ pattern) => !known.some((name) => asExpression(pattern).test(name)),
		);
	assert.deepEqual(idle, []);
});

test('packages and the update bot stay behind at the same places', () => {
	const { catalog } = parse(read('pnpm-workspace.yaml'));
	const pinned = [
		...read('docs/decisions/0001-stack.md').matchAll(/^\| ([@\w/-]+) \| (\d[\w.]*) \|/gm),
	];
	assert.notEqual(pinned.length, 0);
	/** @type {Rule[]} */
	const all = json('renovate.json').packageRules;
	const rules = all.filter(({ allowedVersions }) => allowedVersions);
	for (const [, name, version] of pinned) {
		assert.equal(catalog[name], version, name);
		assert.ok(
			rules.some(({ matchPackageNames }) => matchPackageNames?.includes(name)),
			name,
		);
	}
});

test('nothing stands at the root but what has its place there', () => {
	const tools =
		/^(\.(changeset|ci|dockerignore|editorconfig|git|github|gitignore|gitlab|nvmrc)|biome\.json|eslint\.config\.js|knip\.json|lefthook\.yml|package\.json|pnpm-(lock|workspace)\.yaml|renovate\.json|tsconfig(\.\w+)?\.json)$/;
	const product =
		/^(README\.md|CONTRIBUTING\.md|CODEOWNERS|docker-compose\.yml|api|deploy|docs|e2e|host|remote-[\w-]+|shared)$/;
	const others = [...new Set(sources.map((file) => file.split('/')[0]))].filter(
		(name) => !tools.test(name) && !product.test(name),
	);
	assert.deepEqual(others, []);
});
