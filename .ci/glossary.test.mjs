import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import test from 'node:test';
import { textsIn } from '../shared/config/webpack/texts.mjs';
import { ownFiles } from './files.mjs';
import { packagesWithTexts } from './messages/extract.mjs';
import { wordsBesideCatalogues } from './messages/words.mjs';

const ROOT = path.join(import.meta.dirname, '..');
/** With an API for programs, which the one that checks types does not have. */
const ts = createRequire(path.join(ROOT, 'shared/package.json'))('typescript-api');

/** @typedef {{ word: string, names: string[], others: string[] }} Row `others`: names the thing does not have */

/** @param {string} page @returns {Row[]} */
function rowsOf(page) {
	return [...page.matchAll(/^\| (?!---|word |of the build )(.+?) \| (.*?) \| .* \|$/gm)].map(
		([, word = '', code = '']) => {
			const others = [...code.matchAll(/~~`(.+?)`~~/g)].map(([, name = '']) => name);
			const names = [...code.replaceAll(/~~.*?~~/g, '').matchAll(/`(.+?)`/g)];
			return { word, names: names.map(([, name = '']) => name), others };
		},
	);
}

/** `nextOffset`, `NEXT_OFFSET` and `next_offset` are one name. @param {string} name */
const partsOf = (name) =>
	`_${name.replaceAll(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3_$2$4').toLowerCase()}_`;

/** Whether a name holds a word, or the same in the plural. @param {string} name @param {string} word */
const holds = (name, word) => {
	const parts = partsOf(name);
	const wanted = partsOf(word);
	return parts.includes(wanted) || parts.includes(`${wanted.slice(0, -1)}s_`);
};

/** Names that a file gives: of variables, functions, types, parameters, properties; and its own. @param {string} file */
function namesIn(file) {
	const text = readFileSync(path.join(ROOT, file), 'utf8');
	const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind);
	const names = file.split(/[/.]/).map((part) => part.replaceAll('-', '_'));
	/** @param {any} node */
	const visit = (node) => {
		if (ts.isIdentifier(node) && 'name' in node.parent && node.parent.name === node) {
			if (!ts.isPropertyAccessExpression(node.parent)) names.push(node.text);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return names;
}

const rows = rowsOf(readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8'));
const SHIPPED = /^(api\/src|shared\/src|shared\/config|host\/src|remote-[a-z]+\/src|deploy)\//;
const sources = ownFiles(ROOT, /(?<!\.test|\.test-d|\.d)\.(ts|tsx|mjs)$/).filter(
	(file) => SHIPPED.test(file) && !file.includes('/testing/'),
);
/** Names that a library gave: webpack's group of what comes from packages. */
const OF_LIBRARIES = ['defaultVendors'];
const given = sources.flatMap((file) =>
	namesIn(file)
		.filter((name) => !OF_LIBRARIES.includes(name))
		.map((name) => ({ file, name })),
);

test('each word of the glossary has a name in the code', () => {
	assert.ok(rows.length > 50);
	assert.deepEqual(
		rows.filter(({ names }) => names.length === 0).map(({ word }) => word),
		[],
	);
});

test('the names of the glossary are in the code', () => {
	const texts = sources.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
	/** Of the database and of HTML: a word of some text; all else is given as a name. @param {string} name */
	const isThere = (name) =>
		/^\w*[_-][\w-]*$/.test(name)
			? texts.some((text) => text.includes(name))
			: given.some((each) => holds(each.name, name));
	const missing = rows.flatMap(({ word, names }) =>
		names.filter((name) => !isThere(name)).map((name) => `${word}: ${name}`),
	);
	assert.deepEqual(missing, []);
});

test('a thing has no other name', () => {
	const others = rows.flatMap((row) => row.others.map((other) => ({ other, word: row.word })));
	assert.ok(others.length > 5);
	const found = others.flatMap(({ other, word }) =>
		given
			.filter(({ name }) => holds(name, other))
			.map(({ file, name }) => `${file}: ${name} is called ${word}`),
	);
	assert.deepEqual([...new Set(found)], []);
});

test('names hold words as people read them', () => {
	assert.ok(holds('nextCursor', 'nextCursor'));
	assert.ok(holds('MAX_SELLERS', 'seller'));
	assert.ok(holds('parseHTMLTenant', 'tenant'));
	assert.ok(!holds('bestSellerless', 'seller'));
	assert.ok(!holds('alphabet', 'bet'));
});

const catalogues = ownFiles(ROOT, /\.json$/).filter((file) => /\/lang\/\w+\.json$/.test(file));

/** All that people read: of pages, in French in the code; of files and mails. */
const said = [
	...packagesWithTexts(ROOT).flatMap((name) =>
		textsIn(path.join(ROOT, name)).map(({ id, text }) => ({
			...{ locale: 'fr', text, place: `${name}: ${id}` },
		})),
	),
	...catalogues.flatMap((file) =>
		Object.entries(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))).map(([id, text]) => ({
			...{ locale: path.basename(file, '.json'), text: String(text), place: `${file}: ${id}` },
		})),
	),
	...wordsBesideCatalogues(ROOT),
];

test('no text for people has a word for a thing that the glossary crosses out', () => {
	const crossed = rows.flatMap(({ word }) =>
		[...word.matchAll(/~~(.+?)~~/g)].map(([, other = '']) => other),
	);
	assert.notEqual(crossed.length, 0);
	const used = said.flatMap(({ text, place }) =>
		crossed.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`),
	);
	assert.deepEqual(used, []);
});

test('a text calls a thing what the glossary calls it in its language', () => {
	const theirs = rows.flatMap(({ word }) =>
		[...word.matchAll(/in (English|German) /g)].map(([, language]) => ({
			name: /^[\p{L}]+/u.exec(word)?.[0] ?? word,
			locale: language === 'German' ? 'de' : 'en',
		})),
	);
	assert.ok(theirs.length > 5);
	const used = said.flatMap(({ locale, text, place }) =>
		theirs
			.filter((each) => each.locale === locale)
			// Values and their forms have the names of the code.
			.filter(({ name }) => new RegExp(name, 'i').test(text.replaceAll(/\{\w+|\w*_\w*/g, '')))
			.map(({ name }) => `${place}: ${name}`),
	);
	assert.deepEqual(used, []);
});
