import type { Language } from '@borlette/shared/contract';
import type { ImportDone, SignIn } from '@borlette/shared/contract/imports';
import { shownFaults } from './faults.ts';
import { answerFile } from './files.ts';
import type { CellFault, Imported, ImportKind } from './kind.ts';
import type { FileTexts } from './read.ts';
import { faultOfColumn, WORDS } from './words.ts';

/** What a repeated call is answered from; nobody's password is in it. */
export interface Taken {
	imported: Imported[];
	faults: CellFault[];
}

interface Told {
	lang: Language;
	/** `ref_code` of the company. */
	company: string;
	/** The password of a row where the file has none. */
	madeFor: (row: number) => string;
}

/** What became of the rows of a file, and the file itself with that in further columns. */
export async function doneOf<R>(
	kind: ImportKind<R>,
	texts: FileTexts,
	{ imported, faults }: Taken,
	{ lang, company, madeFor }: Told,
): Promise<ImportDone> {
	const { api } = kind;
	const words = WORDS[lang];
	const typed = new Map(texts.rows.map(({ row, texts: each }) => [row, each.password ?? '']));
	const passwordIn = (row: number) => typed.get(row) || madeFor(row);
	const signIns = imported.flatMap(({ row, id, signIn }): SignIn[] =>
		signIn ? [{ id, ...signIn, company, password: passwordIn(row) }] : [],
	);
	const why = new Map<number, string[]>();
	for (const { row, title, text } of shownFaults(kind, texts, faults, lang)) {
		why.set(row, [...(why.get(row) ?? []), faultOfColumn(title, text, lang)]);
	}
	const isOfAgents = api.kind === 'agents';
	const titles = [
		words.outcome,
		...(isOfAgents ? [words.code, words.username, words.password] : []),
		words.faults,
	];
	const byRow = new Map(imported.map((one) => [one.row, one]));
	const more = new Map(
		texts.rows.map(({ row }) => {
			const one = byRow.get(row);
			const { code = '', username = '' } = one?.signIn ?? {};
			return [
				row,
				[
					words[one?.outcome ?? 'refused'],
					...(isOfAgents ? [code, username, one?.signIn ? passwordIn(row) : ''] : []),
					(why.get(row) ?? []).join(' '),
				],
			] as const;
		}),
	);
	const name = words[api.kind];
	const bytes = await answerFile(texts, titles, more, name, lang);
	const count = (outcome: Imported['outcome']) =>
		imported.filter((one) => one.outcome === outcome).length;
	return {
		added: count('added'),
		changed: count('changed'),
		refused: texts.rows.length - imported.length,
		signIns,
		file: {
			name: `${name}-${words.outcome.toLowerCase()}.${texts.format}`,
			type: texts.format === 'csv' ? 'text/csv;charset=utf-8' : (api.xlsx.file ?? ''),
			content: Buffer.from(bytes).toString('base64'),
		},
	};
}
