import type { BodyOf } from '@borlette/shared/contract';
import { endFault, type Message, type messagesApi } from '@borlette/shared/contract/messages';
import { invalidField, invalidFields } from '../../errors.ts';
import { records } from '../../http/records.ts';
import { requireReferences } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import { refuseForEverybody } from '../../identity/reach.ts';
import { findMessage } from './messages.sql.ts';

type New = BodyOf<typeof messagesApi.create>;
type Change = BodyOf<typeof messagesApi.update>;
type Target = Pick<Message, 'surcussale_id' | 'agent_id'>;

export const messages = records<Message, New, Change>({
	type: 'messages',
	table: 'messages',
	labelOf: ({ title }) => title,
	find: findMessage,
	concerns: ({ surcussale_id, agent_id }) => ({ surcussale_id, agent_id }),
	async check(context, body, before) {
		const fault = endFault(body, Date.now(), before);
		if (fault) throw invalidFields({ ends_at: fault });
		// Not turned to everybody by a change either.
		refuseForEverybody(context, body);
		await requireTarget(context, body);
	},
});

async function requireTarget(
	{ db, scope }: Context,
	{ surcussale_id, agent_id }: Target,
): Promise<void> {
	if (surcussale_id && agent_id) throw invalidField('agent_id', 'not_allowed');
	await requireReferences({ db, scope }, { surcussale_id, agent_id });
}
