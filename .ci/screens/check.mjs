import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namedIn } from '../../shared/config/webpack/screens-named.mjs';
import { declaredScreens, generatedFiles } from './known.mjs';

/** @import { Declared } from './known.mjs' */

/** What is generated against the metadata, and every name in the code against what is declared. @param {{ root: string }} context */
export async function screens({ root }) {
	const declared = await declaredScreens(root);
	const problems = [
		...declarationProblems(declared),
		...Object.entries(generatedFiles(declared)).flatMap(([file, content]) => {
			const found = path.join(root, file);
			const isSame = existsSync(found) && readFileSync(found, 'utf8') === content;
			return isSame ? [] : [`${file} is not what the metadata declares: npm run screens`];
		}),
		...namesUsed(root).flatMap(({ file, name }) =>
			declared.some(({ id }) => id === name)
				? []
				: [`${file} names the screen ${name}, which no remote here declares`],
		),
	];
	return { ok: problems.length === 0, output: problems.join('\n') };
}

/** A name that two declare means two pages. @param {Declared[]} declared */
export function declarationProblems(declared) {
	return declared.flatMap(({ id, remote }, index) => {
		const first = declared.find((other) => other.id === id);
		return !first || first === declared[index]
			? []
			: [`the screen ${id} is declared by ${first.remote} and by ${remote}`];
	});
}

/** @param {string} root */
function namesUsed(root) {
	return readdirSync(root)
		.filter((name) => /^(host|shared|remote-.*)$/.test(name))
		.flatMap((name) =>
			readdirSync(path.join(root, name, 'src'), { recursive: true })
				.map(String)
				.filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.|(^|[\\/])testing[\\/]/.test(file))
				.flatMap((file) => {
					const source = path.join(name, 'src', file);
					const names = namedIn(readFileSync(path.join(root, source), 'utf8'), file);
					return names.map((screen) => ({ file: source, name: screen }));
				}),
		);
}
