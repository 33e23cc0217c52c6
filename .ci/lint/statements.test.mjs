import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statements } from './statements.mjs';
import { saysOf } from './testing.mjs';

const said = saysOf([statements]);

const STATEMENTS = [
	"import { sql } from 'kysely';",
	"import { sql as s, type RawBuilder } from 'kysely';",
	'await sql`SELECT 1`.execute(db);',
	'await sql<{ one: number }>`SELECT 1 AS one`.execute(db);',
	"await db.selectFrom('agents').selectAll().execute();",
	"await client.query('SELECT 1');",
	"import pg from 'pg';",
];
const FILES = [
	'api/src/modules/agent/agent.routes.ts',
	'api/src/modules/agent/agent.service.ts',
	'api/src/engine/settlement.ts',
	'api/src/http/list.ts',
];

for (const code of STATEMENTS) {
	test(`outside of *.sql.ts: ${code}`, async () => {
		for (const file of FILES) assert.match(await said(file, code), /SQL stands in \*\.sql\.ts/);
	});
	test(`in *.sql.ts and db: ${code}`, async () => {
		for (const file of [
			'api/src/modules/agent/agent.sql.ts',
			'api/src/db/rows.ts',
			'api/src/tools/simulate/house.ts',
			'api/src/http/list.test.ts',
		]) {
			assert.equal(await said(file, code), '');
		}
	});
}

test('types of statements go everywhere', async () => {
	const code = "import type { RawBuilder } from 'kysely';\nimport type pg from 'pg';";
	assert.equal(await said('api/src/http/list.ts', code), '');
});
