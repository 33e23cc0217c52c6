import type { ExportFormat, Language } from '@borlette/shared/contract';
import { rapportApi, unknownFigures } from '@borlette/shared/contract/rapport';
import type { Db } from '../../db/connect.ts';
import type { Scope } from '../../db/scope.ts';
import type { Period } from '../../engine/period.ts';
import { type Column, fieldKind, type Row } from '../../export/columns.ts';
import { withoutUnknown } from '../../export/unknown.ts';
import { writerOf } from '../../export/writers.ts';
import { type Dimension, openDraws, type Report, wholeReport } from './rapport.sql.ts';
import { FILE_WORDS } from './rapport.words.ts';

const FIELDS = [
	'name',
	'fiches',
	'fiches_gagnantes',
	'vente',
	'pending',
	'gain',
	'commission',
	'pp_avec_commission',
	'commission_surcussale',
	'balance_finale',
] as const;

interface Asked {
	period: Period;
	by: Extract<Dimension, 'agent' | 'date'>;
	format: Extract<ExportFormat, 'pdf' | 'xlsx'>;
	title: string;
	subtitle: string;
	lang: Language;
	timezone: string;
	currency: string;
}

interface File {
	bytes: Buffer;
	/** As in the report's page: by them a link tells whether its figures have changed since. */
	as_of: string;
	digest: string;
	isProvisional: boolean;
}

/** A report with all of its rows and its totals, as a file; of what the scope sees. */
export async function reportFile(db: Db, scope: Scope, asked: Asked): Promise<File> {
	const { period, by, format, lang, title, subtitle, timezone: zone, currency } = asked;
	const report: Report = { scope, period, places: {}, by: [by] };
	const { rows, summary } = await wholeReport(db, report);
	const { totals, pending, as_of, digest } = summary;
	const { is_provisional } = await openDraws(db, report);
	const sheet = {
		...{ title, subtitle, lang, zone, currency },
		totals: withoutUnknown({ ...totals, pending }, unknownFigures({ ...totals, pending })),
		about: is_provisional ? FILE_WORDS[lang].provisional : '',
		columns: FIELDS.filter((field) => field !== 'pending' || pending > 0).map((field): Column => {
			const names = FILE_WORDS[lang];
			const heading = field === 'name' ? names[by] : names[field];
			const kind =
				field === 'name' && by === 'date' ? 'day' : fieldKind(rapportApi.vente.item, field);
			return { path: [field], kind: kind ?? 'text', title: heading };
		}),
	};
	const write = await writerOf(format);
	const parts: Uint8Array[] = [];
	for await (const part of write(
		sheet,
		inOne(rows.map((row) => withoutUnknown(row, unknownFigures(row)))),
	))
		parts.push(part);
	return { bytes: Buffer.concat(parts), as_of, digest, isProvisional: is_provisional };
}

async function* inOne(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
	if (rows.length > 0) yield rows;
}
