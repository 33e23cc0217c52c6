import type { Pool } from '../db/connect.ts';
import { inScope } from '../db/scope.ts';
import { daysUntil } from '../engine/period.ts';
import { LINKS } from '../modules/alerts/links.ts';
import type { SendingOptions } from '../modules/alerts/send.ts';
import { MAIL_WORDS, sayDay } from '../modules/alerts/words.ts';
import { reportFile } from '../modules/rapport/rapport.file.ts';
import { REPORT_NAMES } from '../modules/rapport/rapport.words.ts';

const TYPES = {
	pdf: 'application/pdf',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Makes the files of scheduled reports: the feature that sends them and the one that knows the figures meet here. */
export const buildingReports =
	(publicUrl: string): SendingOptions['build'] =>
	async (db: Pool, scope, { report, format, day }, reader) => {
		const by = report === 'week' ? 'date' : 'agent';
		// The week before the day on which it is sent, which has just begun.
		const period =
			report === 'week' ? daysUntil(daysUntil(day, 2).start, 7) : { start: day, end: day };
		const { lang, timezone, currency, companyname } = reader;
		const days = [...new Set([period.start, period.end])].map((one) => sayDay(one, reader));
		const said = days.join(' – ');
		const title = `${REPORT_NAMES[lang][report]} · ${said}`;
		const subtitle = `${companyname} · ${said}`;
		const asked = { period, by, format, title, subtitle, lang, timezone, currency } as const;
		const made = await inScope(db, scope, (tx) => reportFile(tx, scope, asked), { readOnly: true });
		const { as_of, digest, isProvisional, bytes } = made;
		const query = {
			start_date: period.start,
			end_date: period.end,
			filter_choice: by,
			as_of,
			digest,
		};
		return {
			title: `${companyname} · ${title}`,
			text: MAIL_WORDS[lang].reportText(said, isProvisional),
			link: publicUrl + LINKS.report(query),
			file: { name: `${report}-${day}.${format}`, type: TYPES[format], bytes },
		};
	};
