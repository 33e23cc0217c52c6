import { createHash, createHmac } from 'node:crypto';
import type { Language } from '@borlette/shared/contract';
import {
	IMPORT_FAULTS_MAX,
	type ImportDone,
	type ImportFault,
	type SignIn,
} from '@borlette/shared/contract/imports';
import type { FastifyInstance } from 'fastify';
import { idempotent } from '../../db/idempotent.ts';
import { ApiFailure, invalidField } from '../../errors.ts';
import { languageOf } from '../../export/language.ts';
import { passwordOf } from '../../identity/made-password.ts';
import { requireKey } from '../idempotency.ts';
import { route, stepsRoute } from '../route.ts';
import { answerFile, csvTemplate, xlsxTemplate } from './files.ts';
import { companyCode, earlierAnswer } from './imports.sql.ts';
import type { CellFault, Imported, ImportKind } from './kind.ts';
import { type FileTexts, readTexts } from './read.ts';
import { faultOfColumn, faultText, WORDS } from './words.ts';

/** What a repeated call is answered from; nobody's password is in it. */
interface Taken {
	imported: Imported[];
	faults: CellFault[];
}

/** Serves the templates, the check and the taking of one kind of file. */
export function importRoutes<R extends object>(
	app: FastifyInstance,
	kind: ImportKind<R>,
	secret: () => Promise<Buffer>,
): void {
	const { api, columns } = kind;
	const nameIn = (lang: Language) => WORDS[lang][api.kind];
	route(app, api.csv, async ({ request }) => {
		const lang = languageOf(request);
		return { name: `${nameIn(lang)}.csv`, bytes: csvTemplate(columns, lang) };
	});
	route(app, api.xlsx, async ({ request }) => {
		const lang = languageOf(request);
		const bytes = await xlsxTemplate(columns, lang, nameIn(lang));
		return { name: `${nameIn(lang)}.xlsx`, bytes };
	});
	route(app, api.check, async (call) => {
		const { lang } = call.body;
		const texts = await readTexts(call.files.file, columns);
		const read = await kind.read(call, texts.rows, lang);
		const wrong = new Set(read.faults.map(({ row }) => row));
		const good = read.rows.filter(({ row }) => !wrong.has(row));
		return {
			rows: texts.rows.length,
			good: texts.rows.length - wrong.size,
			changed: read.changed,
			forEverybody: good.filter((row) => read.isForEverybody?.(row)).length,
			zeros: good.filter((row) => read.hasZeros?.(row)).length,
			faultCount: read.faults.length,
			faults: shownFaults(kind, texts, read.faults, lang).slice(0, IMPORT_FAULTS_MAX),
			unknown: texts.unknown,
		};
	});
	stepsRoute(app, api.take, async (call) => {
		const { lang, rows: which } = call.body;
		const file = call.files.file ?? Buffer.alloc(0);
		const key = requireKey(call.request);
		// The same key for another file is another call.
		const digest = createHash('sha256').update(key.hash).update(file).digest();
		const used = { key: key.key, hash: digest };
		const texts = await readTexts(call.files.file, columns);
		const { companyId } = call.session.scope;
		const own = createHmac('sha256', await secret())
			.update(`import ${companyId} ${call.session.scope.userId} ${key.key}`)
			.digest();
		const madeFor = ({ row }: { row: number }) => passwordOf(own, String(row));

		const [before, company] = await call.within(
			async ({ db, companyId: id }) =>
				[await earlierAnswer<Taken>(db, used), await companyCode(db, id)] as const,
		);
		const taken = before ?? (await takeNew());
		return answerOf(taken);

		async function takeNew(): Promise<Taken> {
			const read = await call.within((context) => kind.read(context, texts.rows, lang));
			const wrong = new Set(read.faults.map(({ row }) => row));
			if (which === 'all' && wrong.size > 0) throw invalidField('file', 'not_allowed');
			const rows = read.rows.filter(({ row }) => !wrong.has(row));
			await kind.prepare?.(rows, madeFor);
			return call.within((context) =>
				idempotent(context.db, used, async () => {
					const { imported, faults, entries } = await kind.write(context, rows);
					// Somebody took a name since it was looked for; all or none means none.
					if (which === 'all' && faults.length > 0) throw new ApiFailure('conflict');
					// The trail's lock is the last that a transaction takes, and it is held shortly.
					if (entries.length > 0) await context.trail(...entries);
					return { imported, faults: [...read.faults, ...faults] };
				}),
			);
		}

		async function answerOf({ imported, faults }: Taken): Promise<ImportDone> {
			const byRow = new Map(imported.map((one) => [one.row, one]));
			const typed = new Map(texts.rows.map(({ row, texts: each }) => [row, each.password ?? '']));
			const passwordIn = (row: number) => typed.get(row) || madeFor({ row });
			const signIns = imported.flatMap(({ row, id, signIn }): SignIn[] =>
				signIn ? [{ id, ...signIn, company, password: passwordIn(row) }] : [],
			);
			const words = WORDS[lang];
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
			const bytes = await answerFile(texts, titles, more, nameIn(lang));
			const isCsv = texts.format === 'csv';
			const count = (outcome: Imported['outcome']) =>
				imported.filter((one) => one.outcome === outcome).length;
			return {
				added: count('added'),
				changed: count('changed'),
				refused: texts.rows.length - imported.length,
				signIns,
				file: {
					name: `${nameIn(lang)}-${words.outcome.toLowerCase()}.${texts.format}`,
					type: isCsv ? 'text/csv;charset=utf-8' : (api.xlsx.file ?? ''),
					content: Buffer.from(bytes).toString('base64'),
				},
			};
		}
	});
}

/** In the order of the file. */
function shownFaults<R>(
	{ columns }: ImportKind<R>,
	{ rows }: FileTexts,
	faults: readonly CellFault[],
	lang: Language,
): ImportFault[] {
	const texts = new Map(rows.map((each) => [each.row, each.texts]));
	const order = new Map(columns.map(({ name }, at) => [name, at]));
	const titles = new Map(columns.map(({ name, title }) => [name, title[lang]]));
	return faults
		.map((fault) => ({
			...{ row: fault.row, column: fault.column, code: fault.code },
			title: titles.get(fault.column) ?? fault.column,
			value: fault.column === 'password' ? '' : (texts.get(fault.row)?.[fault.column] ?? ''),
			text: faultText(fault, lang),
		}))
		.sort((a, b) => a.row - b.row || (order.get(a.column) ?? 0) - (order.get(b.column) ?? 0));
}
