import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dates } from './dates.mjs';
import { saysOf } from './testing.mjs';

const said = saysOf(dates);

const PAGE = 'remote-one/src/agent/AgentPage.tsx';

/** @type {[string, RegExp][]} */
const REFUSED = [
	[`export const a = <input type="date" />;`, /take DateField/],
	[`export const a = <Input type={'time'} />;`, /TimeField/],
	[`export const a = <Input type={isDay ? 'date' : 'datetime-local'} />;`, /DateTimeField/],
	[`export const a = <Input type="month" />;`, /in its own language/],
	[`export const a = day.toLocaleDateString('fr');`, /one formatter/],
	[`export const a = (count: number) => count.toLocaleString();`, /one formatter/],
	[`export const a = intl.formatDate(day);`, /useFormats\(\)/],
	[`const { formatTime } = useIntl();`, /useFormats\(\)/],
	[`export const a = <FormattedDate value={day} />;`, /useFormats\(\)/],
	[`export const a = new Intl.DateTimeFormat('fr');`, /useFormats\(\)/],
	[`export const a = date(new Date());`, /serverNow\(\)/],
];
for (const [code, message] of REFUSED) {
	test(`refused is ${code}`, async () => {
		assert.match(await said(PAGE, code), message);
	});
}

/** @type {[string, string][]} */
const ALLOWED = [
	[PAGE, `export const a = <Input type="text" />;`],
	[PAGE, `export const a = { kind: 'date', type: 'date' };`],
	[PAGE, `export const a = formats.day(draw_date);`],
	[PAGE, `export const a = <time dateTime={at}>{dateTime(at)}</time>;`],
	[PAGE, `export const a = new Date(instant);`],
	['host/src/mixes/report.ts', `export const a = new Date();`],
	['shared/src/figures/zone.ts', `export const a = new Intl.DateTimeFormat('fr');`],
	['remote-one/src/agent/agent.test.tsx', `export const a = new Intl.DateTimeFormat('fr');`],
];
for (const [file, code] of ALLOWED) {
	test(`${file}: allowed is ${code}`, async () => {
		assert.equal(await said(file, code), '');
	});
}
