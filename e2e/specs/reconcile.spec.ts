import type { OutputOf } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { itemsIn } from '@borlette/shared/contract/request';
import type { Locator } from '@playwright/test';
import { reconcile } from '../support/reconcile.mjs';
import { Table } from '../support/table.ts';
import { type Api, expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const DAY_MS = 86_400_000;
const COLUMNS = [
	'Vente',
	'Gains',
	'P/P sans %',
	'Commission agent',
	'P/P avec %',
	'Balance finale',
];
const NONE = { vente: 0, gain: 0, commission: 0, commission_surcussale: 0 };
type Sums = typeof NONE;

/** Days that are over and that no other test touches, as yyyy-MM-dd. */
async function quietDays(api: Api) {
	const { end_date } = (await api(rapportApi.vente, {
		query: { limit: 1 },
	})) as Exclude<OutputOf<typeof rapportApi.vente>, unknown[]>;
	const before = (days: number) =>
		new Date(Date.parse(`${end_date}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
	return { start_date: before(10), end_date: before(4) };
}

/** Minor units, as the screen writes an amount with two decimals. */
const read = (text: string): number =>
	Number(text.replace(/\D/g, '')) * (/^[-−]/.test(text.trim()) ? -1 : 1);

/** The figures of each row by the words above their columns. */
async function figuresOf(table: Locator, rows: string): Promise<number[][]> {
	const heads = await table.getByRole('columnheader').allInnerTexts();
	const at = COLUMNS.map((name) => heads.findIndex((head) => head.trim() === name));
	expect(at, heads.join('|')).not.toContain(-1);
	const cells = await table
		.locator(rows)
		.evaluateAll((all) =>
			all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
		);
	return cells.map((row) => at.map((index) => read(row[index] ?? '')));
}

/** In the order of the columns. */
const shown = ({ vente, gain, commission, commission_surcussale }: Sums): number[] => {
	const avec = vente - gain - commission;
	return [vente, gain, vente - gain, commission, avec, avec - commission_surcussale];
};

const sorted = (rows: number[][]) => rows.map((row) => row.join(' ')).sort();

test('the figures of the report are those of the independent check, to the cent', async ({
	page,
	api,
}) => {
	const { start_date, end_date } = await quietDays(api);
	const agents = itemsIn(await api(agentApi.list, { query: {} }));
	const own = new Set(agents.map(({ id }) => id));
	const { differences, named, sums } = await reconcile();
	// Another test sells for a draw of two weeks ago, whose month may be billed by now; nobody else can.
	const others = named.filter(({ what }) => !what.endsWith(' billed'));
	expect(others).toEqual([]);
	expect(differences).toBe(named.length);
	const byAgent = new Map<string, Sums>();
	for (const { draw_date, agent_id, ...sum } of sums) {
		if (!own.has(agent_id) || draw_date < start_date || draw_date > end_date) continue;
		const before = byAgent.get(agent_id) ?? NONE;
		byAgent.set(agent_id, {
			vente: before.vente + sum.vente,
			gain: before.gain + sum.gain,
			commission: before.commission + sum.commission,
			commission_surcussale: before.commission_surcussale + sum.commission_surcussale,
		});
	}
	const expected = [...byAgent.values()].map(shown);
	expect(expected.length).toBeGreaterThan(10);

	await page.goto(
		`/dashboard/rapports/root?${new URLSearchParams({ start_date, end_date, size: '100' })}`,
	);
	const { table } = new Table(page);
	await expect(table.locator('tbody tr')).toHaveCount(expected.length);
	expect(sorted(await figuresOf(table, 'tbody tr'))).toEqual(sorted(expected));
	const total = expected.reduce((sum, row) => sum.map((value, index) => value + (row[index] ?? 0)));
	expect(await figuresOf(table, 'tfoot tr')).toEqual([total]);
});
