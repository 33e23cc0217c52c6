import path from 'node:path';
import { tool } from './tool.mjs';

/** @import { Context } from '../stages.mjs' */

/** Format of the database's files, and what a linter for PostgreSQL says of them. @param {Context} context */
export async function sql({ root }) {
	const cwd = path.join(root, 'api', 'database');
	const prettier = await tool(root, 'prettier', 'prettier', ['--check', '.'], { cwd });
	const squawk = await tool(
		root,
		'squawk-cli',
		'squawk',
		['--config', '.squawk.toml', '--exclude-path', 'schema.sql', '**/*.sql'],
		{ cwd },
	);
	return {
		ok: prettier.code === 0 && squawk.code === 0,
		output: [prettier, squawk]
			.flatMap(({ code, output }) => (code === 0 ? [] : [output]))
			.join('\n'),
	};
}
