import assert from 'node:assert/strict';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { API_ROOMS, HOST_ROOMS, HOST_TOPS, LAYERS } from './layers.mjs';
import { walls } from './walls.mjs';

const ROOT = path.join(import.meta.dirname, '../..');

/** A small copy of the workspace: the walls are drawn from folders, so they must exist. */
const FILES = [
	'shared/src/contract/index.ts',
	'shared/src/contract/agent.ts',
	'shared/src/api/index.ts',
	'shared/src/ui/index.ts',
	'shared/src/form/index.ts',
	'shared/src/testing/index.ts',
	'host/src/App.ts',
	'host/src/federation/registry/store.ts',
	'host/src/federation/loading/load.ts',
	'host/src/federation/integrity/trustedTypes.ts',
	'host/src/mixes/store.ts',
	'host/src/offline/keep.ts',
	'host/src/offline/worker/wishes.ts',
	'host/src/palette/entry.ts',
	'remote-one/src/agent/AgentPage.ts',
	'remote-one/src/pays/PaysPage.ts',
	'remote-two/src/remote.ts',
	'api/src/modules/agent/agent.sql.ts',
	'api/src/modules/agent/agent.service.ts',
	'api/src/modules/agent/agent.routes.ts',
	'api/src/modules/tirage/tirage.sql.ts',
	'api/src/modules/tirage/tirage.service.ts',
	'api/src/config/config.ts',
	'api/src/db/scope.ts',
	'api/src/engine/settlement.ts',
	'api/src/engine/settlement.test.ts',
	'api/src/http/route.ts',
	'api/src/identity/session.ts',
	'api/src/live/hub.ts',
	'api/src/second/follow.ts',
	'api/src/start/app.ts',
	'api/src/tools/reconcile/reconcile.ts',
	'api/src/tools/testing/selling.ts',
	'api/src/trail/anchors.ts',
	'api/src/errors.ts',
];

/** @type {string} */
let root;
/** @type {ESLint} */
let eslint;

before(() => {
	root = realpathSync(mkdtempSync(path.join(tmpdir(), 'walls-')));
	for (const file of FILES) {
		mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
		writeFileSync(path.join(root, file), 'export const it = 1;\n');
	}
	writeFileSync(
		path.join(root, 'shared/package.json'),
		JSON.stringify({ name: '@borlette/shared', exports: { './*': './src/*/index.ts' } }),
	);
	mkdirSync(path.join(root, 'node_modules/@borlette'), { recursive: true });
	symlinkSync(
		path.join(root, 'shared'),
		path.join(root, 'node_modules/@borlette/shared'),
		'junction',
	);
	const parser = { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } };
	eslint = new ESLint({
		cwd: root,
		overrideConfigFile: true,
		overrideConfig: [parser, ...walls(root)],
	});
});

after(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} file @param {string} imported */
async function messagesFor(file, imported) {
	const code = `import { it } from '${imported}';\nexport const here = it;\n`;
	const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
	return result?.messages.map(({ message }) => message).join('\n');
}

/** @type {[string, string, RegExp][]} */
const FORBIDDEN = [
	['shared/src/contract/agent.ts', '../api/index.ts', /contract imports no other layer/],
	[
		'shared/src/ui/Table.ts',
		'../form/index.ts',
		/ui imports only contract, router, session, screens, i18n/,
	],
	['shared/src/ui/Table.ts', '../testing/index.ts', /shared\/src\/ui imports only/],
	['shared/src/ui/Table.ts', '../../../host/src/App.ts', /shared knows nobody/],
	['shared/src/form/Field.ts', '@chakra-ui/react', /import the part from @borlette\/shared\/ui/],
	['shared/src/ui/Table.ts', 'axios', /use call\(\) of @borlette\/shared\/api/],
	['host/src/App.ts', '../../remote-two/src/remote.ts', /The host knows no other package/],
	['host/src/App.ts', 'react-router-dom', /from @borlette\/shared\/router/],
	['host/src/App.ts', '../../shared/src/ui/index.ts', /Go through a door of shared/],
	[
		'host/src/federation/registry/store.ts',
		'../../mixes/store.ts',
		/federation\/registry imports no other room/,
	],
	[
		'host/src/federation/registry/store.ts',
		'../loading/load.ts',
		/federation\/registry imports no other room/,
	],
	[
		'host/src/federation/loading/load.ts',
		'../../palette/entry.ts',
		/federation\/loading imports only/,
	],
	[
		'host/src/federation/integrity/trustedTypes.ts',
		'../../offline/keep.ts',
		/federation\/integrity imports only/,
	],
	['host/src/offline/keep.ts', '../palette/entry.ts', /offline imports only/],
	['host/src/offline/worker/wishes.ts', '../keep.ts', /worker imports no other room/],
	['remote-one/src/agent/AgentPage.ts', '../pays/PaysPage.ts', /No feature imports a sibling/],
	[
		'remote-one/src/agent/AgentPage.ts',
		'../../../remote-two/src/remote.ts',
		/lift what two remotes/,
	],
	['remote-one/src/agent/AgentPage.ts', '../../../host/src/App.ts', /A remote imports @borlette/],
	['remote-one/src/agent/AgentPage.ts', '@tanstack/react-query', /use useRead\(\)/],
	['remote-one/src/agent/AgentPage.ts', 'formik', /@borlette\/shared\/form/],
	['remote-one/src/agent/AgentPage.ts', 'react-intl', /@borlette\/shared\/i18n/],
	['remote-one/src/agent/AgentPage.ts', '@borlette/shared/testing', /Only tests/],
	['api/src/modules/agent/agent.service.ts', '@borlette/shared/ui', /nothing else of shared/],
	['api/src/modules/agent/agent.service.ts', '../../../../host/src/App.ts', /The API imports/],
	['api/src/modules/agent/agent.service.ts', './agent.routes.ts', /import rightwards only/],
	['api/src/modules/agent/agent.sql.ts', './agent.service.ts', /import rightwards only/],
	[
		'api/src/modules/agent/agent.service.ts',
		'../tirage/tirage.service.ts',
		/No module imports a sibling/,
	],
	[
		'api/src/modules/agent/agent.service.ts',
		'../tirage/tirage.sql.ts',
		/rows of money that two need stand in engine/,
	],
	[
		'api/src/http/route.ts',
		'../modules/agent/agent.service.ts',
		/api\/src\/http imports only config, db, identity, trail, export: who calls is in identity/,
	],
	['api/src/http/route.ts', '../engine/settlement.ts', /api\/src\/http imports only/],
	[
		'api/src/db/scope.ts',
		'../modules/agent/agent.sql.ts',
		/api\/src\/db imports only config: a transaction is opened/,
	],
	['api/src/db/scope.ts', '../live/hub.ts', /api\/src\/db imports only config/],
	[
		'api/src/engine/settlement.ts',
		'../modules/agent/agent.sql.ts',
		/api\/src\/engine imports only config, db: rules of money/,
	],
	['api/src/engine/settlement.ts', '../http/route.ts', /throw an ApiFailure/],
	['api/src/identity/session.ts', '../http/route.ts', /who is signed in stands below/],
	['api/src/live/hub.ts', '../engine/settlement.ts', /tx\.announce\(\)/],
	['api/src/trail/anchors.ts', '../http/route.ts', /api\/src\/trail imports only/],
	['api/src/engine/settlement.ts', '../second/follow.ts', /api\/src\/engine imports only/],
	[
		'api/src/second/follow.ts',
		'../http/route.ts',
		/api\/src\/second imports only config, db, backup: a second server/,
	],
	['api/src/config/config.ts', '../db/scope.ts', /api\/src\/config imports no other room/],
	[
		'api/src/modules/agent/agent.service.ts',
		'../../start/app.ts',
		/api\/src\/modules imports only/,
	],
	[
		'api/src/modules/agent/agent.service.ts',
		'../../tools/testing/selling.ts',
		/api\/src\/modules imports only/,
	],
];

for (const [file, imported, message] of FORBIDDEN) {
	test(`${file} may not import ${imported}`, async () => {
		assert.match((await messagesFor(file, imported)) ?? '', message);
	});
}

/** @type {[string, string][]} */
const ALLOWED = [
	['shared/src/api/client.ts', '../contract/index.ts'],
	['shared/src/api/client.ts', 'axios'],
	['shared/src/form/Field.ts', '../ui/index.ts'],
	['shared/src/ui/Table.test.ts', '../testing/index.ts'],
	['shared/src/ui/parts.ts', '@chakra-ui/react'],
	['host/src/mixes/store.ts', '../federation/loading/load.ts'],
	['host/src/federation/loading/load.ts', '../registry/store.ts'],
	['host/src/federation/integrity/trustedTypes.ts', '../../offline/worker/wishes.ts'],
	['host/src/offline/keep.ts', './worker/wishes.ts'],
	['host/src/offline/worker/kept.ts', './wishes.ts'],
	['remote-one/src/agent/AgentForm.ts', './AgentPage.ts'],
	['remote-one/src/agent/AgentForm.ts', '@borlette/shared/ui'],
	['remote-one/src/agent/AgentForm.test.ts', '@borlette/shared/testing'],
	['api/src/modules/agent/agent.routes.ts', './agent.service.ts'],
	['api/src/modules/agent/agent.service.ts', './agent.sql.ts'],
	['api/src/modules/agent/agent.service.ts', '../../identity/session.ts'],
	['api/src/modules/agent/agent.sql.ts', '../../errors.ts'],
	['api/src/db/scope.ts', '../errors.ts'],
	['api/src/engine/settlement.ts', '../db/scope.ts'],
	['api/src/engine/settlement.test.ts', '../tools/testing/selling.ts'],
	['api/src/http/route.ts', '../identity/session.ts'],
	['api/src/start/app.ts', '../modules/agent/agent.routes.ts'],
	['api/src/tools/reconcile/reconcile.ts', '../../engine/settlement.ts'],
	['api/src/modules/agent/agent.service.ts', '@borlette/shared/contract'],
];

for (const [file, imported] of ALLOWED) {
	test(`${file} may import ${imported}`, async () => {
		assert.equal(await messagesFor(file, imported), '');
	});
}

/** @param {string} folder @returns {string[]} the rooms in it, those of tests apart */
const roomsOf = (folder) =>
	readdirSync(path.join(ROOT, folder), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && entry.name !== 'testing')
		.map(({ name }) => name)
		.sort();

/** @param {string[]} rooms @returns {string[]} the folders that they are, or are in */
const foldersOf = (rooms) => [...new Set(rooms.map((room) => String(room.split('/')[0])))].sort();

test('every room has its walls', () => {
	assert.deepEqual(roomsOf('shared/src'), foldersOf(Object.keys(LAYERS)));
	assert.deepEqual(roomsOf('host/src'), foldersOf([...Object.keys(HOST_ROOMS), ...HOST_TOPS]));
	assert.deepEqual(
		roomsOf('host/src/federation').map((room) => `federation/${room}`),
		Object.keys(HOST_ROOMS)
			.filter((room) => room.startsWith('federation/'))
			.sort(),
	);
	assert.deepEqual(roomsOf('api/src'), foldersOf([...Object.keys(API_ROOMS), 'start', 'tools']));
});

test('the architecture tells what every room of the API is for, in the order of the walls', () => {
	const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
	const [, rooms = ''] = text.split(/^## Rooms of the API$/m);
	const [table = ''] = rooms.split(/^## /m);
	assert.deepEqual(
		[...table.matchAll(/^\| `([a-z.]+)[^`]*` \|/gm)].map(([, room]) => room),
		['errors.ts', ...Object.keys(API_ROOMS), 'start', 'tools'],
	);
});
