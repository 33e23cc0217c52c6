import type { Channel } from '@borlette/shared/contract/alerts';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

export const channelNames: Readonly<Record<Channel, MessageDescriptor>> = {
	email: messages.email,
	push: messages.push,
};
