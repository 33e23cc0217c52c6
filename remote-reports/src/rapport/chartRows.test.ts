import type { ReportRow } from '@borlette/shared/contract/rapport';
import { words } from '@borlette/shared/i18n';
import { AN_AGENT, ANOTHER_AGENT, anAgentRow } from '../figures/testing/aReport.ts';
import { largestRows, rowsByDay, shortName } from './chartRows.ts';

const onDay = (day: string, vente: number, agent = AN_AGENT, name = 'Élise Zamor'): ReportRow => ({
	...anAgentRow(agent, name, vente, 0),
	id: `${agent}:${day}`,
	name: day,
	draw_date: day,
});

const dayText = (day: string) => `le ${day.slice(8)}.${day.slice(5, 7)}`;

test('a chart by day has a bar a day, days without sales too, and none of the days to come', () => {
	const rows = [onDay('2026-03-02', 500), onDay('2026-02-27', 300)];
	const days = { start_date: '2026-02-26', end_date: '2026-03-31' };
	expect(
		rowsByDay(rows, days, '2026-03-03', dayText).map(({ label, vente }) => [label, vente]),
	).toEqual([
		['le 26.02', 0],
		['le 27.02', 300],
		['le 28.02', 0],
		['le 01.03', 0],
		['le 02.03', 500],
		['le 03.03', 0],
	]);
});

test('a day of several companies is one bar', () => {
	const rows = [onDay('2026-03-02', 500), onDay('2026-03-02', 300, ANOTHER_AGENT)];
	const day = { start_date: '2026-03-02', end_date: '2026-03-02' };
	expect(rowsByDay(rows, day, '2026-03-09', dayText)).toMatchObject([
		{ label: 'le 02.03', vente: 800 },
	]);
});

test('what nobody knows of a day yet has no bar, until a draw of it is settled', () => {
	const open = { ...onDay('2026-03-02', 500), pending: 500 };
	const settled = { ...onDay('2026-03-02', 300, ANOTHER_AGENT), pending: 0 };
	const day = { start_date: '2026-03-02', end_date: '2026-03-02' };
	const of = (...rows: ReportRow[]) => rowsByDay(rows, day, '2026-03-09', dayText);
	expect(of(open)).toMatchObject([{ vente: 500, gain: null, balance_finale: null }]);
	expect(of(open, settled)).toMatchObject([{ vente: 800, gain: 0, balance_finale: 704 }]);
	expect(largestRows([open], [], dayText)).toMatchObject([{ vente: 500, gain: null }]);
});

test('bars of one day are told apart by their agents, and of one name by their companies', () => {
	const names = [
		{ name: 'agent_name', label: words.agent },
		{ name: 'name', label: words.agent },
	] as const;
	const rows = [
		onDay('2026-03-02', 500),
		onDay('2026-03-02', 300, ANOTHER_AGENT, 'Jean Dor'),
		{ ...onDay('2026-03-02', 200, ANOTHER_AGENT, 'Jean Dor'), companyname: 'Lakay' },
	];
	expect(largestRows(rows, names, dayText).map(({ label }) => label)).toEqual([
		'Élise Zamor · le 02.03',
		'Jean Dor · le 02.03',
		'Jean Dor · le 02.03 · Lakay',
	]);
});

test('a long name is shortened within, so that its code stays; signs of several characters stay whole', () => {
	expect(shortName('Rose Zamor · 0412', 20)).toBe('Rose Zamor · 0412');
	expect(shortName('Marie-Antoinette Jean-Baptiste · 0412', 20)).toBe('Marie-Antoin… · 0412');
	expect(shortName('Marie-Antoinette Jean-Baptiste · 0412 · 30 nov. 2026', 36)).toBe(
		'Marie-Antoine… · 0412 · 30 nov. 2026',
	);
	expect(shortName('Marché de la Croix-des-Bossales 12', 20)).toBe('Marché de la…ales 12');
	expect(shortName('👩‍👩‍👧'.repeat(30), 10)).toBe(`${'👩‍👩‍👧'.repeat(2)}…${'👩‍👩‍👧'.repeat(7)}`);
});
