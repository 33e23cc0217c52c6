import { type HttpAnswer, type HttpRequest, http } from '../api/http.ts';
import { type Agent, agentApi } from '../contract/agent.ts';
import { renderScreen, screen, waitFor } from '../testing/index.tsx';
import type { DataColumn } from './column.ts';
import { ExportMenu } from './ExportMenu.tsx';

const COLUMNS: readonly DataColumn<Agent>[] = [
	{ id: 'name', header: 'Nom | prénom', field: 'last_name', cell: () => null },
	{ id: 'preview', header: 'Aperçu', cell: () => null },
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
};

let sent: HttpRequest[];
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
afterEach(() => jest.restoreAllMocks());

const answering = (answer: (request: HttpRequest) => Promise<HttpAnswer>) => {
	http.send = async (request) => {
		sent.push(request);
		return answer(request);
	};
};
const file = async (): Promise<HttpAnswer> => ({
	status: 200,
	content: new Blob(['x']),
	header: (name) =>
		name === 'content-disposition' ? 'attachment; filename="agents-2026-03-10.xlsx"' : null,
});

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
	expect(sent[0]?.query).toEqual({
		sort: '-last_name',
		q: 'marie',
		is_active: 'true',
		title: 'Agents',
		columns: 'last_name,is_active',
		titles: 'Nom / prénom|État',
		words: '{"is_active":{"true":"Actif","false":"Bloqué"}}',
		format: 'xlsx',
		lang: 'fr',
	});
});

test('a refusal is told in the person’s words, though it comes as a file', async () => {
	answering(async () => ({
		status: 429,
		header: () => null,
		content: new Blob([JSON.stringify({ code: 'too_many_requests', message: 'x' })]),
	}));
	await choose('PDF (à imprimer)');
	expect(await screen.findByText(/^Trop d’essais/)).toBeInTheDocument();
	expect(saved).toEqual([]);
});

test('what takes long can be given up, and begun again', async () => {
	answering(
		({ signal, onProgress }) =>
			new Promise((_, reject) => {
				onProgress?.(2_500_000);
				signal?.addEventListener('abort', () => reject(signal.reason));
			}),
	);
	const user = await choose('CSV (pour un programme)');
	await user.click(await screen.findByRole('button', { name: 'Annuler l’export (2,5 Mo)' }));
	await waitFor(() => expect(screen.getByRole('button', { name: 'Exporter' })).toBeEnabled());
	expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	expect(saved).toEqual([]);
});
