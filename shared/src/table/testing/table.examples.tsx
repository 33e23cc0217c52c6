import { useState } from 'react';
import { Badge, Button, EmptyState, ErrorState } from '../../ui/index.ts';
import {
	type DataColumn,
	DataTable,
	type DataTableProps,
	type ListState,
	SearchBox,
} from '../index.ts';

export const title = 'Table';

interface Seller {
	id: string;
	name: string;
	branch: string;
	vente: string;
	is_active: boolean;
}

/** As `useFormats` writes them: no blank in it lets a figure fall apart. */
const amount = (gourdes: number) => `${gourdes.toLocaleString('fr')}\u00a0G`;

const BRANCHES = ['Delmas 33', 'Jacmel', 'Saint-Michel-de-l’Attalaye'];
const sellers: Seller[] = Array.from({ length: 6 }, (_, index) => ({
	id: String(index),
	name:
		['Wilner Pierre', 'Guerline Mésidor', 'Jean-Baptiste Dessalines-Toussaint'][index % 3] ?? '',
	branch: BRANCHES[index % 3] ?? '',
	vente: amount(index * 1_234_567),
	is_active: index % 4 !== 3,
}));

const columns: DataColumn<Seller>[] = [
	{ id: 'name', header: 'Agent', sort: 'name', cell: ({ name }) => name },
	{ id: 'branch', header: 'Surcussale', sort: 'branch', cell: ({ branch }) => branch },
	{
		id: 'state',
		header: 'État',
		cell: ({ is_active }) => (
			<Badge colorPalette={is_active ? 'success' : 'error'}>{is_active ? 'Actif' : 'Bloqué'}</Badge>
		),
	},
	{
		id: 'vente',
		header: 'Vente',
		sort: 'vente',
		align: 'end',
		cell: ({ vente }) => vente,
		footer: amount(18_518_505),
	},
];

type Given = Partial<DataTableProps<Seller>> & { rows: readonly Seller[] | undefined };

function Sellers({ rows, ...more }: Given) {
	const [state, setState] = useState<ListState>({
		page: 1,
		size: 25,
		sort: 'name',
		q: '',
		filters: {},
	});
	return (
		<DataTable
			label="Agents"
			name="catalogue"
			columns={columns}
			rows={rows}
			total={rows?.length ?? 0}
			rowId={({ id }) => id}
			rowHref={() => '/'}
			state={state}
			onChange={(patch) => setState({ ...state, ...patch, filters: {} })}
			empty={
				<EmptyState
					title="Aucun agent"
					text="Aucun agent ne correspond à ces filtres."
					action={<Button variant="outline">Retirer les filtres</Button>}
				/>
			}
			totals="page"
			{...more}
		/>
	);
}

export const examples = {
	'avec des lignes': () => (
		<Sellers
			rows={sellers}
			total={312}
			toolbar={<SearchBox value="" onSearch={() => {}} />}
			bulk={{ limit: 1000, render: () => <Button size="sm">Bloquer</Button> }}
			actions={() => (
				<Button size="xs" variant="ghost">
					Modifier
				</Button>
			)}
			markedId="1"
		/>
	),
	'nouvelles lignes en chemin': () => <Sellers rows={sellers.slice(0, 2)} isRefreshing />,
	chargement: () => (
		<Sellers rows={undefined} columns={columns.map(({ footer: _, ...column }) => column)} />
	),
	vide: () => <Sellers rows={[]} />,
	'en panne': () => (
		<Sellers
			rows={undefined}
			failure={
				<ErrorState
					title="Les agents n’ont pas pu être chargés"
					text="Le serveur ne répond pas. Réessayez dans un instant."
					onRetry={() => {}}
				/>
			}
		/>
	),
};
