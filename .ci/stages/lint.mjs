import { asOutcome, tool } from './tool.mjs';

/** @import { Context } from '../stages.mjs' */

/** @param {Context} context */
export const style = async ({ root }) =>
	asOutcome(
		await tool(root, '@biomejs/biome', 'biome', [
			'ci',
			'--colors=off',
			'--error-on-warnings',
			'--max-diagnostics=40',
		]),
	);

/** @param {Context} context */
export const lint = async ({ root }) =>
	asOutcome(
		await tool(root, 'eslint', 'eslint', [
			'.',
			'--max-warnings=0',
			'--cache',
			'--cache-location=.cache/eslint/',
			'--cache-strategy=content',
		]),
	);

/** Twice: all code, then what ships alone, where an export that only tests use is unused. @param {Context} context */
export async function unused({ root }) {
	/** @param {string[]} args */
	const knip = (...args) => tool(root, 'knip', 'knip', ['--no-progress', ...args]);
	const all = await knip('--treat-config-hints-as-errors');
	const shipped = await knip('--production', '--include', 'files,exports,types');
	return {
		ok: all.code === 0 && shipped.code === 0,
		output: `${all.output}${shipped.output && `\nIn what ships:\n${shipped.output}`}`,
	};
}
