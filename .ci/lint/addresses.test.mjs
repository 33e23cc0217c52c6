import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addresses } from './addresses.mjs';
import { saysOf } from './testing.mjs';

const said = saysOf(addresses);

const PAGE = 'remote-one/src/agent/AgentPage.tsx';

/** @type {[string, string, RegExp][]} */
const REFUSED = [
	[PAGE, `export const to = '/dashboard/agent/list';`, /lead there by its name, useScreen\(/],
	[PAGE, 'export const to = `/dashboard/agent/edit`;', /by its name/],
	[PAGE, `export const a = <Link to="/dashboard/app" />;`, /by its name/],
	['host/src/App.tsx', `export const home = '/dashboard';`, /by its name/],
	['shared/src/ui/Table.tsx', `export const to = '/dashboard/app?x=1';`, /by its name/],
	[PAGE, `export const to = useScreen(name);`, /Write the screen's name as a text/],
	[PAGE, 'export const to = screenOf(`agent.list`);', /as a text/],
	[PAGE, `export const save = () => goTo(next);`, /as a text/],
	[PAGE, `export const a = <ScreenLink screen={name} />;`, /as a text/],
	[PAGE, `export const a = defineResource({ screens: { list: LIST } });`, /as a text/],
];
for (const [file, code, message] of REFUSED) {
	test(`${file}: refused is ${code}`, async () => {
		assert.match(await said(file, code), message);
	});
}

/** @type {[string, string][]} */
const ALLOWED = [
	['remote-one/src/remote.meta.ts', `export const path = '/dashboard/agent/list';`],
	['remote-one/src/agent/agent.test.tsx', `export const path = '/dashboard/agent/list';`],
	['shared/src/screens/root.ts', `export const SCREENS_ROOT = '/dashboard';`],
	['shared/src/resource/screens.ts', `export const to = useScreen(screens.list);`],
	[PAGE, `import { dashboardApi } from '@borlette/shared/contract/dashboard';`],
	[PAGE, `export const load = () => import('./dashboard/DashboardPage.tsx');`],
	[PAGE, `export const to = useScreen(isAll ? 'prime.general.list' : 'prime.general');`],
	[PAGE, `export const a = <ScreenLink screen="agent.list" />;`],
	[PAGE, `export const a = defineResource({ screens: { list: 'agent.list' } });`],
];
for (const [file, code] of ALLOWED) {
	test(`${file}: allowed is ${code}`, async () => {
		assert.equal(await said(file, code), '');
	});
}
