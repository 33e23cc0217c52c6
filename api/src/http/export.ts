import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ExportFormat, Language, ListEndpoint } from '@borlette/shared/contract';
import { calendarDay, wallClockOf, ZONED_FORMATS } from '@borlette/shared/figures/clock';
import { zoneInWords } from '@borlette/shared/figures/zone';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import { readBatches } from '../db/cursor.ts';
import { besideCalls } from '../db/lanes.ts';
import type { Tx } from '../db/scope.ts';
import { ApiFailure } from '../errors.ts';
import type { Row } from '../export/columns.ts';
import { DATE_LOCALES, languageOf, WORDS } from '../export/language.ts';
import { columnsOf, type FileQuery, type Sheet } from '../export/sheet.ts';
import { writerOf } from '../export/writers.ts';
import type { SignedIn } from '../identity/session.ts';
import { callerOf } from './lanes.ts';
import { inPieces } from './pieces.ts';
import { SENT } from './sent.ts';

const TYPES: Record<ExportFormat, string> = {
	csv: 'text/csv; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	pdf: 'application/pdf',
};
export const FILE_TYPES = Object.values(TYPES).map((type) => type.split(';')[0] as string);

/** A caller that reads nothing for so long is given up. */
const STALL_MS = 60_000;

/** What `listRows` answers instead of rows when a file is wanted. */
export class ListFile {
	constructor(
		readonly endpoint: ListEndpoint,
		/** Every row that matches, in the order asked for. */
		readonly statement: RawBuilder<unknown>,
		readonly complete: (row: never) => unknown,
		readonly totals: Row | undefined,
	) {}
}

/**
 * Sends the file while the transaction is open; it ends when all is sent or the caller left, and breaks off where the
 * caller may not have it any more.
 * @param sessionNow the caller, and throws what refuses them by now
 */
export async function sendFile(
	app: FastifyInstance,
	reply: FastifyReply,
	tx: Tx,
	sessionNow: () => Promise<SignedIn>,
	file: ListFile,
): Promise<typeof SENT> {
	// The transaction of the rows stays open meanwhile; who looks up waits for no file.
	const mayStill = () => besideCalls(sessionNow);
	const session = await mayStill();
	const query = reply.request.query as FileQuery & Record<string, string | undefined>;
	const format = query.format as ExportFormat;
	const write = await writerOf(format);
	const sheet = sheetOf(reply.request, session, file, query);
	const left = new AbortController();
	reply.raw.once('close', () => left.abort());

	const batches = app.queues.inSlices(
		readBatches(tx.pool, tx, file.statement, left.signal),
		callerOf(session.scope),
		left.signal,
	);
	// What the database refuses now is answered as a refusal; later the answer has begun.
	const first = await batches.next();
	const rows = completed(first, batches, file.complete, mayStill);
	const stream = Readable.from(
		watched(write(sheet, rows), () => stream.destroy()),
		{
			objectMode: false,
		},
	);
	left.signal.addEventListener('abort', () => stream.destroy());
	stream.once('error', (error) => {
		const level = error instanceof ApiFailure ? 'info' : 'error';
		app.log[level]({ err: error }, 'A file could not be written');
	});
	const closed = once(stream, 'close').catch(() => undefined);
	reply
		.type(TYPES[format])
		.header('content-disposition', `attachment; filename="${fileName(sheet, file, query)}"`)
		.header('cache-control', 'no-store')
		.send(stream);
	await closed;
	left.abort();
	await batches.return(undefined);
	return SENT;
}

function sheetOf(
	request: FastifyRequest,
	{ view, name }: SignedIn,
	{ endpoint, totals }: ListFile,
	query: FileQuery & Record<string, string | undefined>,
): Sheet {
	const lang = languageOf(request);
	const names = DATE_LOCALES[lang];
	const days = [...new Set([query.start_date, query.end_date])].flatMap((day) =>
		day ? [ZONED_FORMATS.day(calendarDay(day), names)] : [],
	);
	const now = new Date();
	const clock = ZONED_FORMATS.dateTime(wallClockOf(now, view.timezone), names);
	// In the zone of this moment are all times of the file.
	const moment = `${clock}, ${zoneInWords(now.getTime(), view.timezone, lang)},`;
	return {
		title: query.title?.trim() || baseName(endpoint),
		subtitle: [
			...(view.companyname ? [view.companyname] : [WORDS[lang].everywhere, view.country_name]),
			...(days.length > 0 ? [days.join(' – ')] : []),
			WORDS[lang].made(moment, name),
		]
			.filter(Boolean)
			.join(' · '),
		about: query.about?.trim() ?? '',
		columns: columnsOf(endpoint.item, query),
		lang,
		zone: view.timezone,
		currency: view.currency,
		totals,
	};
}

/** `list-agent`: the list's own name, last in its path. */
const baseName = ({ path }: ListEndpoint): string => path.split('/').at(-1) as string;

/** Letters of German that are written as two where there are none with dots. */
const AS_TWO: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `limites-par-boule` of a heading: what every header, disk and program takes. */
const plain = (title: string, lang: Language): string =>
	(lang === 'de' ? title.toLowerCase().replace(/[äöüß]/g, (letter) => AS_TWO[letter] ?? '') : title)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '');

/** `fiches-2026-11-01-2026-11-20.csv`: the list as the screen calls it and the days asked for, or today's. */
function fileName(
	{ title, lang, zone }: Sheet,
	{ endpoint }: ListFile,
	query: Record<string, unknown>,
): string {
	const asked = [query.day, query.start_date, query.end_date].filter(Boolean);
	const days = asked.length > 0 ? asked : [ZONED_FORMATS.date(wallClockOf(new Date(), zone))];
	return `${[plain(title, lang) || baseName(endpoint), ...days].join('-')}.${query.format}`;
}

async function* completed(
	first: IteratorResult<Row[]>,
	rest: AsyncGenerator<Row[]>,
	complete: ListFile['complete'],
	mayStill: () => Promise<unknown>,
): AsyncGenerator<Row[]> {
	for (let next = first; !next.done; next = await rest.next()) {
		await mayStill();
		for await (const rows of inPieces(next.value)) {
			yield rows.map((row) => complete(row as never) as Row);
		}
	}
}

async function* watched(
	chunks: AsyncIterable<Uint8Array>,
	giveUp: () => void,
): AsyncGenerator<Uint8Array> {
	for await (const chunk of chunks) {
		const timer = setTimeout(giveUp, STALL_MS);
		try {
			yield chunk;
		} finally {
			clearTimeout(timer);
		}
	}
}
