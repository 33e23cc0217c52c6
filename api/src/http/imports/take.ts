import { createHash, createHmac } from 'node:crypto';
import type { ImportApi, ImportDone } from '@borlette/shared/contract/imports';
import { idempotent } from '../../db/idempotent.ts';
import { ApiFailure, invalidField } from '../../errors.ts';
import { passwordOf } from '../../identity/made-password.ts';
import { requireKey } from '../idempotency.ts';
import type { StepsCall } from '../route.ts';
import { doneOf, type Taken } from './done.ts';
import { companyCode, earlierAnswer } from './imports.sql.ts';
import type { ImportKind } from './kind.ts';
import { readOf, readTexts } from './read.ts';

/** Reads and writes the rows of a file, once for its key; sent again it is answered as before. */
export async function takeFile<R extends object>(
	kind: ImportKind<R>,
	call: StepsCall<ImportApi['take']>,
	secret: () => Promise<Buffer>,
): Promise<ImportDone> {
	const { lang, rows: which } = call.body;
	const file = call.files.file ?? Buffer.alloc(0);
	const key = requireKey(call.request);
	// The same key for another file is another call.
	const digest = createHash('sha256').update(key.hash).update(file).digest();
	const used = { key: key.key, hash: digest };
	const texts = await readTexts(call.files.file, kind.columns, lang);
	const { companyId, userId } = call.session.scope;
	const own = createHmac('sha256', await secret())
		.update(`import ${companyId} ${userId} ${key.key}`)
		.digest();
	const madeFor = (row: number) => passwordOf(own, String(row));

	const [before, company] = await call.within(
		async ({ db, companyId: id }) =>
			[await earlierAnswer<Taken>(db, used), await companyCode(db, id)] as const,
	);
	const taken = before ?? (await takeNew());
	return doneOf(kind, texts, taken, { lang, company, madeFor });

	async function takeNew(): Promise<Taken> {
		const read = await call.within((context) => readOf(kind, context, texts.rows, lang));
		const wrong = new Set(read.faults.map(({ row }) => row));
		if (which === 'all' && wrong.size > 0) throw invalidField('file', 'not_allowed');
		const rows = read.rows.filter(({ row }) => !wrong.has(row));
		await kind.prepare?.(rows, ({ row }) => madeFor(row), call.ending);
		call.ending.throwIfAborted();
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
}
