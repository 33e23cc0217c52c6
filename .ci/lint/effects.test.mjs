import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effects } from './effects.mjs';
import { saysOf } from './testing.mjs';

const said = saysOf(effects);
const FILE = 'host/src/a.ts';

const REFUSED = [
	'useEffect(() => { document.title = title; }, [title]);',
	'useEffect(() => stop, [stop]);',
	'useLayoutEffect(function () { measure(); });',
	'useInsertionEffect(() => { ref.current = latest; });',
];
for (const code of REFUSED) {
	test(`refused is ${code}`, async () => {
		assert.match(await said(FILE, code), /Name what this effect does/);
	});
}

const ALLOWED = [
	'useEffect(function syncTitle() { document.title = title; }, [title]);',
	'useEffect(followOtherTabs, []);',
	'const tell = useEffectEvent(() => onTold());',
];
for (const code of ALLOWED) {
	test(`allowed is ${code}`, async () => {
		assert.equal(await said(FILE, code), '');
	});
}
