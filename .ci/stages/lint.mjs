import { asOutcome, tool } from './tool.mjs';

export const style = async ({ root }) =>
	asOutcome(
		await tool(root, '@biomejs/biome', 'biome', [
			'ci',
			'--colors=off',
			'--error-on-warnings',
			'--max-diagnostics=40',
		]),
	);

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

export const unused = async ({ root }) =>
	asOutcome(await tool(root, 'knip', 'knip', ['--no-progress', '--treat-config-hints-as-errors']));
