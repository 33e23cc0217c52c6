import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { http } from '../api/index.ts';
import { type Agent, agentApi } from '../contract/agent.ts';
import { renderScreen, screen, waitFor } from '../testing/index.tsx';
import type { DataColumn } from './column.ts';
import { ExportMenu } from './ExportMenu.tsx';

const COLUMNS: readonly DataColumn<Agent>[] = [
	{ id: 'name', header: 'Nom | prénom', field: 'last_name', cell: () => null },
	{ id: 'preview', header: 'Aperçu', cell: () => null },
	{
		id: 'where',
		header: 'Lieu',
		field: 'surcussale_id',
		inFile: [
			{ field: 'surcussale_name', header: 'Surcussale', words: { null: 'Aucune' } },
			{ field: 'phone', header: 'Téléphone' },
		],
		cell: () => null,
	},
	{
		id: 'state',
		header: 'État',
		field: 'is_active',
		words: { true: 'Actif', false: 'Bloqué' },
		cell: () => null,
	},
];
const SOURCE = {
	endpoint: agentApi.list,
	query: { sort: '-last_name', q: 'marie', is_active: true },
	title: 'Agents',
	about: async () => 'Actif : oui',
};

let sent: InternalAxiosRequestConfig[];
const saved: string[] = [];
beforeEach(() => {
	sent = [];
	saved.length = 0;
	jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
		this: HTMLAnchorElement,
	) {
		saved.push(this.download);
	});
});
const answering = (answer: (config: InternalAxiosRequestConfig) => Promise<never>) => {
	http.defaults.adapter = async (config) => {
		sent.push(config);
		return answer(config);
	};
};
const file = async (config: InternalAxiosRequestConfig) =>
	({
		status: 200,
		statusText: '',
		config,
		data: new Blob(['x']),
		headers: { 'content-disposition': 'attachment; filename="agents-2026-03-10.xlsx"' },
	}) as never;

async function choose(kind: string) {
	const { user } = await renderScreen(
		<ExportMenu columns={COLUMNS} source={SOURCE} total={1_234} />,
	);
	await user.click(screen.getByRole('button', { name: 'Exporter' }));
	expect(await screen.findByText(/^Les 1.234 lignes du filtre$/)).toBeInTheDocument();
	await user.click(await screen.findByRole('menuitem', { name: kind }));
	return user;
}

test('the file has the rows of the filter, and the columns as the screen names and words them', async () => {
	answering(file);
	await choose('Excel (XLSX)');
	expect(
		await screen.findByText('Fichier enregistré : agents-2026-03-10.xlsx'),
	).toBeInTheDocument();
	expect(saved).toEqual(['agents-2026-03-10.xlsx']);
	expect(sent[0]?.params).toEqual({
		sort: '-last_name',
		q: 'marie',
		is_active: 'true',
		title: 'Agents',
		about: 'Actif : oui',
		columns: 'last_name,surcussale_name,phone,is_active',
		titles: 'Nom / prénom|Surcussale|Téléphone|État',
		words: '{"surcussale_name":{"null":"Aucune"},"is_active":{"true":"Actif","false":"Bloqué"}}',
		format: 'xlsx',
		lang: 'fr',
	});
});

test('a refusal is told in the person’s words, though it comes as a file', async () => {
	answering(async (config) => {
		const data = new Blob([JSON.stringify({ code: 'too_many_requests', message: 'x' })]);
		const response = { status: 429, statusText: '', config, data, headers: {} };
		throw new AxiosError('', 'ERR_BAD_REQUEST', config, null, response);
	});
	await choose('PDF (à imprimer)');
	expect(await screen.findByText(/^Trop d’essais/)).toBeInTheDocument();
	expect(saved).toEqual([]);
});

test('what takes long can be given up, and begun again', async () => {
	answering(
		(config) =>
			new Promise((_, reject) => {
				config.onDownloadProgress?.({ loaded: 2_500_000 } as never);
				config.signal?.addEventListener?.('abort', () =>
					reject(new AxiosError('canceled', AxiosError.ERR_CANCELED, config)),
				);
			}),
	);
	const user = await choose('CSV (pour un programme)');
	await user.click(await screen.findByRole('button', { name: 'Annuler l’export (2,5\u00a0Mo)' }));
	await waitFor(() => expect(screen.getByRole('button', { name: 'Exporter' })).toBeEnabled());
	expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	expect(saved).toEqual([]);
});
