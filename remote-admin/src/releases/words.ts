import type { MessageDescriptor } from '@borlette/shared/i18n';
import type { Act } from './acts.ts';
import { messages } from './messages.ts';

const WORDS = { rollback: messages.rollback, kill: messages.kill, remove: messages.remove };

/** What an act is called; a promotion is named after its channel. */
export const wordOf = (act: Act): MessageDescriptor => {
	if (act.name === 'promote') return messages.promoteTo;
	return act.name === 'rollback' && act.isOfCanary ? messages.endCanary : WORDS[act.name];
};
