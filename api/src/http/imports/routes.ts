import type { Language } from '@borlette/shared/contract';
import { IMPORT_FAULTS_MAX } from '@borlette/shared/contract/imports';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../export/language.ts';
import { route, stepsRoute } from '../route.ts';
import { shownFaults } from './faults.ts';
import { csvTemplate, xlsxTemplate } from './files.ts';
import type { ImportKind } from './kind.ts';
import { readOf, readTexts } from './read.ts';
import { takeFile } from './take.ts';
import { WORDS } from './words.ts';

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
		const texts = await readTexts(call.files.file, columns, lang);
		const read = await readOf(kind, call, texts.rows, lang);
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
	stepsRoute(app, api.take, (call) => takeFile(kind, call, secret));
}
