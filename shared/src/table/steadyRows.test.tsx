import { useState } from 'react';
import { renderScreen, screen } from '../testing/index.tsx';
import type { DataColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';

interface Seller {
	readonly id: string;
	readonly vente: number;
}

const STATE = { page: 1, size: 25, sort: 'id', q: '', filters: {} } as const;
const drawn: string[] = [];
const COLUMNS: readonly DataColumn<Seller>[] = [
	{ id: 'id', header: 'Agent', cell: ({ id }) => id },
	{
		id: 'vente',
		header: 'Vente',
		cell({ id, vente }) {
			drawn.push(id);
			return vente;
		},
	},
];
const withTotal = (total: number) =>
	COLUMNS.map((column) => (column.id === 'vente' ? { ...column, footer: total } : column));

const BEFORE = [
	{ id: 'Rose', vente: 700 },
	{ id: 'Jean', vente: 300 },
];

function List() {
	const [rows, setRows] = useState(BEFORE);
	return (
		<>
			<button
				type="button"
				onClick={() => setRows(([rose]) => [rose as Seller, { id: 'Jean', vente: 350 }])}
			>
				Jean vend
			</button>
			<DataTable
				label="Agents"
				name="steady"
				columns={withTotal(rows.reduce((sum, { vente }) => sum + vente, 0))}
				rows={rows}
				total={rows.length}
				totals="filter"
				rowId={({ id }) => id}
				state={STATE}
				onChange={() => undefined}
				empty={null}
			/>
		</>
	);
}

test.each([
	['a table', true],
	['cards', false],
])('%s: with a sale its row and the totals are drawn anew, and no other row', async (_, isWide) => {
	const { matchMedia } = window;
	jest
		.spyOn(window, 'matchMedia')
		.mockImplementation((query) => ({ ...matchMedia(query), matches: isWide }));
	const { user } = await renderScreen(<List />);
	expect(screen.getByText('1000')).toBeVisible();
	drawn.length = 0;
	await user.click(screen.getByRole('button', { name: 'Jean vend' }));
	expect(screen.getByText('350')).toBeVisible();
	expect(screen.getByText('1050')).toBeVisible();
	expect(new Set(drawn)).toEqual(new Set(['Jean']));
});
