import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { placeholders } from '../messages/placeholders.mjs';

const TRANSLATIONS = ['en', 'de'];

/** Each catalogue against the messages in the code of its package. */
export async function messages({ root }) {
	const require = createRequire(path.join(root, 'shared/package.json'));
	const load = (name) => import(pathToFileURL(require.resolve(name)).href);
	const { extract } = await load('@formatjs/cli-lib');
	const { parse } = await load('@formatjs/icu-messageformat-parser');
	const packages = readdirSync(root).filter((name) => /^(host|shared|remote-.*)$/.test(name));
	const problems = [];
	const owners = new Map();
	for (const name of packages) {
		const folder = path.join(root, name);
		const sources = JSON.parse(
			await extract(sourceFiles(path.join(folder, 'src')), { throws: true }),
		);
		for (const id of Object.keys(sources)) {
			if (owners.has(id)) problems.push(`${id} is in ${owners.get(id)} and in ${name}`);
			owners.set(id, name);
		}
		problems.push(...packageProblems(name, folder, sources, (text) => placeholders(parse(text))));
	}
	return { ok: problems.length === 0, output: problems.join('\n') };
}

function sourceFiles(folder) {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true })
		.map(String)
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|[\\/])testing[\\/]/.test(file))
		.map((file) => path.join(folder, file));
}

/** @param {(text: string) => string} shapeOf the placeholders of a text, to be compared */
function packageProblems(name, folder, sources, shapeOf) {
	return ['fr', ...TRANSLATIONS].flatMap((locale) => {
		const file = path.join(folder, 'lang', `${locale}.json`);
		const texts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
		const found = Object.keys(texts);
		const isSorted = found.join() === [...found].sort().join();
		const problems = [
			...(isSorted ? [] : ['is not sorted by id']),
			...found.filter((id) => !sources[id]).map((id) => `${id} is used nowhere`),
			...Object.keys(sources).flatMap((id) => {
				const problem = textProblem(locale, texts[id], sources[id].defaultMessage, shapeOf);
				return problem ? [`${id} ${problem}`] : [];
			}),
		];
		return problems.map((problem) => `${name}/lang/${locale}.json: ${problem}`);
	});
}

function textProblem(locale, text, source, shapeOf) {
	if (!text?.trim()) return 'is missing';
	if (locale === 'fr') return text === source ? '' : `differs from the code: "${source}"`;
	if (shapeOf(text) === shapeOf(source)) return '';
	return `needs the placeholders ${shapeOf(source) || '(none)'}`;
}
