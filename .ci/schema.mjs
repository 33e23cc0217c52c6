import path from 'node:path';
import { ROOT } from '../deploy/local/paths.mjs';
import { readScript } from '../deploy/local/script.mjs';
import { tool } from './stages/tool.mjs';

/** `npm run schema`: api/database/schema.sql anew, as its test prints it from a new database. */
readScript(import.meta.filename);

const { code, output } = await tool(
	path.join(ROOT, 'api'),
	'jest',
	'jest',
	['src/db/schema.test.ts', '--testNamePattern', 'schema.sql'],
	{ env: { ...process.env, BORLETTE_WRITE_SCHEMA: '1' } },
);
if (code !== 0) console.error(output);
process.exitCode = code;
