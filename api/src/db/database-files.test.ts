import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../database');
const read = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');
const filesIn = (folder: string): string[] =>
	readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.sql'))
		.map((path) => join(folder, path).replaceAll('\\', '/'))
		.sort();

interface SqlFunction {
	path: string;
	name: string;
	/** The comment above it. */
	head: string;
	/** Without comments. */
	body: string;
}
const functions = filesIn('functions').map((path): SqlFunction => {
	const [head = '', ...rest] = read(path).split(/^(?=CREATE )/m);
	const body = rest.join('').replace(/--.*/g, '');
	return { path, name: path.replace(/.*\/|\.sql/g, ''), head, body };
});

test('a file is named by what it makes, and says first what that is for', () => {
	const wrong = functions.filter(
		({ name, head, body }) =>
			!new RegExp(`^CREATE (FUNCTION|AGGREGATE) ${name}\\(`).test(body) || !/^-- \S/.test(head),
	);
	expect(wrong.map(({ path }) => path)).toEqual([]);
	const tables = filesIn('tables').filter(
		(path) =>
			!new RegExp(`^-- .*\\n(-- .*\\n)*CREATE TABLE ${path.replace(/.*\/|\.sql/g, '')} \\(`).test(
				read(path),
			),
	);
	expect(tables).toEqual([]);
});

test('migrations are numbered without a gap', () => {
	const numbers = filesIn('migrations').map((path) => path.replace('migrations/', '').slice(0, 5));
	expect(numbers).toEqual(numbers.map((_, index) => `${String(index + 1).padStart(4, '0')}-`));
});

/** Codes that it refuses with, itself or by what it calls. */
function codesOf({ name, body }: SqlFunction, seen = new Set<string>()): Set<string> {
	seen.add(name);
	const codes = [...body.matchAll(/\brefuse\('(\w+)'/g)].map(([, code = '']) => code);
	const called = functions.filter(
		(other) => !seen.has(other.name) && new RegExp(`\\b${other.name}\\(`).test(body),
	);
	return new Set([...codes, ...called.flatMap((other) => [...codesOf(other, seen)])]);
}

test('what a function throws is what it says', () => {
	const throwing = functions.filter(
		(each) => !/^refuse$/.test(each.name) && codesOf(each).size > 0,
	);
	expect(throwing.length).toBeGreaterThan(20);
	const wrong = functions
		.filter(({ name }) => name !== 'refuse')
		.map(({ path, head, ...rest }) => ({
			path,
			says: /^-- Throws: ((?:.*\n-- {3})*.*)\.$/m.exec(head)?.[1]?.replaceAll('\n--   ', ' ') ?? '',
			throws: [...codesOf({ path, head, ...rest })].sort().join(', '),
		}))
		.filter(({ says, throws }) => says !== throws);
	expect(wrong).toEqual([]);
});

test('the contents list names every function, and none that is not there', () => {
	const contents = read('README.md');
	const named = [...contents.matchAll(/\]\((functions\/[\w-]+\/\w+\.sql)\)/g)].map(
		([, path]) => path,
	);
	expect(named.sort()).toEqual(functions.map(({ path }) => path));
});

test('no statement of TypeScript makes or changes what the database is', () => {
	const sources = join(__dirname, '..');
	const making =
		/\b(CREATE|ALTER|DROP) (OR REPLACE )?(TABLE|FUNCTION|POLICY|TRIGGER|VIEW|TYPE|INDEX|UNIQUE INDEX)\b/;
	const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^tools[\\/]testing[\\/]/.test(path))
		.filter((path) => making.test(readFileSync(join(sources, path), 'utf8')));
	expect(found).toEqual([]);
});
