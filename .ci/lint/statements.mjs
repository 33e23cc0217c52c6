const MESSAGE =
	'SQL stands in *.sql.ts (and in db/): name there what is asked of the database, and call it from here.';

const RUNS = [
	...['query', 'executeQuery', 'selectFrom', 'selectNoFrom', 'insertInto', 'updateTable'],
	...['deleteFrom', 'mergeInto', 'replaceInto', 'withRecursive'],
];

/**
 * What the API asks of its database stands in files that say so. `db` opens transactions; tools and
 * tests make states that no caller can.
 * @type {import('eslint').Linter.Config}
 */
export const statements = {
	files: ['api/src/**/*.ts'],
	ignores: ['**/*.sql.ts', '**/*.test.ts', 'api/src/db/**', 'api/src/tools/**'],
	rules: {
		'no-restricted-syntax': [
			'error',
			{
				selector: 'ImportDeclaration[source.value="kysely"] ImportSpecifier[imported.name="sql"]',
				message: MESSAGE,
			},
			{ selector: 'ImportDeclaration[source.value="pg"][importKind="value"]', message: MESSAGE },
			{ selector: 'TaggedTemplateExpression[tag.name="sql"]', message: MESSAGE },
			{
				selector: `CallExpression[callee.property.name=/^(${RUNS.join('|')})$/]`,
				message: MESSAGE,
			},
		],
	},
};
