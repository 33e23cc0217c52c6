import type { Overview } from '@borlette/shared/contract/overview';
import { type MessageDescriptor, words } from '@borlette/shared/i18n';
import { resourceMessages, type Tone } from '@borlette/shared/resource';
import type { Kind } from './kinds.ts';
import { messages } from './messages.ts';

/** Active or blocked, as the lists say it. */
export function stateOf(
	{ isFeminine }: Kind,
	{ is_active }: Overview,
): { tone: Tone; label: MessageDescriptor } {
	if (is_active) return { tone: 'success', label: isFeminine ? messages.activeF : words.activeM };
	return { tone: 'neutral', label: isFeminine ? words.blockedF : resourceMessages.blocked };
}
