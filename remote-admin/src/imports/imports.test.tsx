import { type ImportCheck, type ImportDone, importAgents } from '@borlette/shared/contract/imports';
import {
	act,
	expectAccessible,
	fakeApi,
	NoAnswer,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { ImportAgentsPage } from './ImportPages.tsx';

const good: ImportCheck = {
	rows: 2,
	good: 2,
	changed: 0,
	forEverybody: 0,
	faultCount: 0,
	faults: [],
	unknown: ['Remarque'],
};
const wrong: ImportCheck = {
	...good,
	good: 1,
	faultCount: 1,
	faults: [
		{
			row: 3,
			column: 'phone',
			title: 'Téléphone',
			value: '12',
			code: 'format',
			text: 'Ne se lit pas : voyez l’exemple de la colonne.',
		},
	],
};
const done: ImportDone = {
	added: 2,
	changed: 0,
	refused: 0,
	signIns: ['Rose Un · 0001', 'Jean Deux · 0002'].map((name, index) => ({
		id: `01900000-0000-7000-8000-00000000000${index}`,
		name,
		code: name.slice(-4),
		company: 'ETOILE',
		username: `agent${index}`,
		password: `k7mf-9xqe-t3v${index}`,
		surcussale_name: 'Delmas 33',
	})),
	file: { name: 'agents-résultat.csv', type: 'text/csv', content: btoa('Prénom') },
};

const aFile = (name: string) => new File(['x'], name, { type: 'text/csv' });
const open = () => renderScreen(<ImportAgentsPage />, { path: '/dashboard/agent/import' });

async function send(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
	await user.upload(
		await screen.findByLabelText('Fichier CSV ou Excel', { selector: 'input' }),
		aFile(name),
	);
	await user.click(screen.getByRole('button', { name: 'Vérifier le fichier' }));
}

test('a wrong cell is named; the file is mended, taken whole, and its agents have slips', async () => {
	const calls = fakeApi().on(importAgents.check, () => wrong);
	const { user } = await open();
	await send(user, 'a.csv');
	expect(await screen.findByText('1 ligne est à corriger, 1 est bonne')).toBeInTheDocument();
	const row = screen.getByRole('row', { name: /Téléphone/ });
	expect(row).toHaveTextContent('3Téléphone12Ne se lit pas');
	expect(screen.getByRole('button', { name: 'Importer seulement la bonne ligne' })).toBeEnabled();
	await expectAccessible();

	await user.click(screen.getByRole('button', { name: 'Choisir un autre fichier' }));
	calls.on(importAgents.check, () => good).on(importAgents.take, () => done);
	await send(user, 'b.csv');
	expect(await screen.findByText('Les 2 lignes sont bonnes')).toBeInTheDocument();
	expect(screen.getByText(/Colonnes ignorées : Remarque/)).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Importer les 2 lignes' }));
	expect(await screen.findByText('2 lignes ajoutées')).toBeInTheDocument();
	const slips = screen.getAllByRole('article');
	expect(slips).toHaveLength(2);
	expect(within(slips[0] as HTMLElement).getByText('k7mf-9xqe-t3v0')).toBeInTheDocument();
	expect(screen.getByRole('button', { name: 'Imprimer les cartes d’accès' })).toBeInTheDocument();
	await expectAccessible();
	const [taken] = calls.received(importAgents.take);
	expect(taken?.body).toMatchObject({ lang: 'fr', rows: 'all' });
});

test('by keys alone: each step begins with what came of the one before, the next file where it is chosen', async () => {
	fakeApi()
		.on(importAgents.check, () => good)
		.on(importAgents.take, () => ({ ...done, signIns: [] }));
	const { user } = await open();
	await send(user, 'h.csv');
	await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
	await user.tab();
	await user.keyboard('{Enter}');
	expect(await screen.findByText('2 lignes ajoutées')).toBeInTheDocument();
	expect(screen.getByRole('status')).toHaveFocus();
	await user.tab();
	await user.tab();
	await user.keyboard('{Enter}');
	expect(screen.getByRole('button', { name: 'Choisir un fichier' })).toHaveFocus();
});

test('rows that name no agent are said to be for all, before anything is written', async () => {
	fakeApi().on(importAgents.check, () => ({ ...good, forEverybody: 2 }));
	const { user } = await open();
	await send(user, 'd.csv');
	expect(await screen.findByText(/2 lignes .* valent pour tous les agents/)).toBeInTheDocument();
	expect(screen.getByRole('button', { name: 'Importer les 2 lignes' })).toBeEnabled();
});

test('codes that a spreadsheet took their zeros from are said to get them back', async () => {
	fakeApi().on(importAgents.check, () => ({ ...good, zeros: 1 }));
	const { user } = await open();
	await send(user, 'g.xlsx');
	expect(await screen.findByText(/1 code reçoit ses zéros devant/)).toBeInTheDocument();
});

test('a check that fails says why, and not that nothing was recorded: nothing was to be', async () => {
	const calls = fakeApi().on(importAgents.check, () => {
		throw new Refusal('too_many_requests');
	});
	const { user } = await open();
	await send(user, 'f.csv');
	expect(await screen.findByRole('alert')).toHaveTextContent(/^Trop d’essais en peu de temps/);
	calls.on(importAgents.check, () => {
		throw new NoAnswer();
	});
	await user.click(screen.getByRole('button', { name: 'Vérifier le fichier' }));
	await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Le serveur est/));
	expect(screen.queryByText(/enregistré/)).not.toBeInTheDocument();
});

test('leaving while rows are written is asked about, and staying brings the answer', async () => {
	let answer = (_: ImportDone) => {};
	const taken = new Promise<ImportDone>((resolve) => {
		answer = resolve;
	});
	fakeApi()
		.on(importAgents.check, () => good)
		.on(importAgents.take, () => taken);
	const { user, router, address } = await open();
	const asked = 'Quitter sans les mots de passe ?';
	await send(user, 'e.csv');
	await user.click(await screen.findByRole('button', { name: 'Importer les 2 lignes' }));
	await act(() => router.navigate('/dashboard'));
	expect(await screen.findByRole('alertdialog', { name: asked })).toHaveTextContent(
		'L’importation continue sans vous',
	);
	expect(address().pathname).toBe('/dashboard/agent/import');
	const leaves = new Event('beforeunload', { cancelable: true });
	window.dispatchEvent(leaves);
	expect(leaves.defaultPrevented).toBe(true);
	await user.click(screen.getByRole('button', { name: 'Rester' }));
	answer(done);
	expect(await screen.findByText('2 lignes ajoutées')).toBeInTheDocument();
});

test('passwords that nobody can look up later are not left by accident, once kept they are', async () => {
	const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
	URL.createObjectURL = () => 'blob:answer';
	URL.revokeObjectURL = () => {};
	fakeApi()
		.on(importAgents.check, () => good)
		.on(importAgents.take, () => done);
	const { user, router, address } = await open();
	await send(user, 'e.csv');
	await user.click(await screen.findByRole('button', { name: 'Importer les 2 lignes' }));
	const another = await screen.findByRole('button', { name: 'Choisir un autre fichier' });
	const lost = 'Les mots de passe de 2 agents ne pourront plus être affichés';
	await user.click(another);
	const question = { name: 'Quitter sans les mots de passe ?' };
	expect(await screen.findByRole('alertdialog', question)).toHaveTextContent(lost);
	await user.click(screen.getByRole('button', { name: 'Retour' }));
	await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
	await act(() => router.navigate('/dashboard'));
	expect(await screen.findByRole('alertdialog', question)).toHaveTextContent(lost);
	await user.click(screen.getByRole('button', { name: 'Rester' }));
	await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
	await user.click(screen.getByRole('button', { name: 'Télécharger le fichier de réponse' }));
	expect(save).toHaveBeenCalledTimes(1);
	await act(() => router.navigate('/dashboard'));
	await waitFor(() => expect(address().pathname).toBe('/dashboard'));
});

test('a file of too many rows is told how many it may have', async () => {
	fakeApi().on(importAgents.check, () => {
		throw new Refusal('validation_failed', {
			fields: { file: { code: 'too_many', limit: 5_000 } },
		});
	});
	const { user } = await open();
	await send(user, 'c.csv');
	expect(await screen.findByText(/^Au plus 5.000 entrées\.$/)).toBeInTheDocument();
	expect(screen.queryByText(/n’a aucun des titres attendus/)).toBeNull();
});

test('a file that cannot be read is told as such', async () => {
	fakeApi().on(importAgents.check, () => {
		throw new Refusal('validation_failed', { fields: { file: { code: 'format' } } });
	});
	const { user } = await open();
	await send(user, 'c.csv');
	await waitFor(() =>
		expect(screen.getByText(/n’a aucun des titres attendus/)).toBeInTheDocument(),
	);
});

test('a file that lacks a column is told which', async () => {
	fakeApi().on(importAgents.check, () => {
		throw new Refusal('validation_failed', { fields: { file: { code: 'format', limit: 'Nom' } } });
	});
	const { user } = await open();
	await send(user, 'c.csv');
	expect(
		await screen.findByText('Il manque une colonne au fichier, ou elle y est deux fois : Nom.'),
	).toBeInTheDocument();
});
