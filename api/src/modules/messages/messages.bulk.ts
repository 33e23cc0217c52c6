import { bulkAgentMessage } from '@borlette/shared/contract/bulk';
import { endFault, type Message } from '@borlette/shared/contract/messages';
import type { FastifyInstance } from 'fastify';
import { invalidFields } from '../../errors.ts';
import { type BulkContext, type BulkWrite, bulkRoute, type Written } from '../../http/bulk.ts';
import type { TrailEntry } from '../../trail/entries.sql.ts';
import { agentsReached, takeMessages, writeMessages } from './messages.bulk.sql.ts';
import { messagesByIds } from './messages.sql.ts';

type Value = Pick<Message, 'title' | 'body' | 'ends_at'>;

/** One message, to the terminals of many agents. Undone it is taken away again. */
export function messageBulkRoutes(app: FastifyInstance): void {
	bulkRoute(app, bulkAgentMessage, {
		check({ ends_at }: Value) {
			const fault = endFault({ ends_at }, Date.now());
			if (fault) throw invalidFields({ ends_at: fault });
		},
		async plan({ db, scope }, ids, { title, body, ends_at }: Value) {
			const agents = await agentsReached(db, scope, ids);
			return agents.map((agent) => ({
				...{ ...agent, ref: null, version: 0, before: null },
				after: { title, body, ends_at },
			}));
		},
		write,
	});
}

async function write(context: BulkContext, rows: readonly BulkWrite[]): Promise<Written[]> {
	const { db, scope, companyId, session } = context;
	const before = byAgent(
		await messagesByIds(
			db,
			scope,
			rows.flatMap(({ ref }) => ref ?? []),
		),
	);
	const sent = rows.filter(({ to }) => to !== null);
	const ids = await writeMessages(db, companyId, sent, session.name);
	const after = byAgent(await messagesByIds(db, scope, ids));
	const taken = new Set(
		await takeMessages(
			db,
			companyId,
			rows.filter(({ to }) => to === null),
		),
	);
	return rows.flatMap(({ id, ref }): Written[] => {
		const [was, is] = [before.get(id), after.get(id)];
		if (is) return [{ id, ref: is.id, version: is.version, entry: entryOf('create', is) }];
		return was && ref && taken.has(ref) ? [{ id, entry: entryOf('delete', was) }] : [];
	});
}

const entryOf = (action: 'create' | 'delete', message: Message): TrailEntry => ({
	...{ action, type: 'messages', id: message.id, label: message.title },
	...(action === 'create' ? { after: message } : { before: message }),
});

const byAgent = (messages: readonly Message[]) =>
	new Map(messages.map((message) => [message.agent_id, message]));
