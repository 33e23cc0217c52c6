import { endsIn, readTrust } from '@borlette/deploy/release';
import { type ProviderTodo, TODO_RULES } from '@borlette/shared/contract/todo.kinds';
import { readEverywhere } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { releasePlace } from '../modules/releases/store.ts';
import type { Cause, CauseOf } from '../todo/cause.ts';
import { readUnpaidInvoices } from '../todo/invoices.sql.ts';
import { keepProvider } from '../todo/keep.ts';
import { readServersAway } from '../todo/servers.sql.ts';
import { readDoubtedSources, readUnreadSources } from '../todo/sources.sql.ts';

export type ReleasesKept = Parameters<typeof releasePlace>[0];

const DAY_MS = 24 * 60 * 60_000;

/** What the provider itself has to do. A store that cannot be read leaves what is known of its keys. */
export function keepingProvider(
	config: ReleasesKept,
	report: (error: Error) => void,
): (db: Pool) => Promise<void> {
	return async (db) => {
		const causes = new Map<ProviderTodo, readonly Cause[]>();
		causes.set('invoice_unpaid', await readEverywhere(db, readUnpaidInvoices));
		causes.set('source_doubted', await readEverywhere(db, readDoubtedSources));
		causes.set('source_unread', await readEverywhere(db, readUnreadSources));
		causes.set('server_away', await readEverywhere(db, readServersAway));
		try {
			causes.set('key_expiring', await endingKeys(config));
		} catch (error) {
			report(error as Error);
		}
		await keepProvider(db, causes);
	};
}

async function endingKeys(config: ReleasesKept): Promise<CauseOf<'key_expiring'>[]> {
	const place = releasePlace(config);
	if (!place) return [];
	const { storeDir, trustFile } = place;
	const ends = await endsIn({ storeDir, trust: readTrust(trustFile) });
	const near = Date.now() + TODO_RULES.keyDays * DAY_MS;
	return ends
		.filter(({ until }) => Date.parse(until) < near)
		.map(({ id, holder, until }) => ({
			subject: id,
			surcussale_id: null,
			grade: Date.parse(until) < Date.now() ? 'past' : '',
			due_at: until,
			facts: { holder, until },
		}));
}
