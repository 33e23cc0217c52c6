import type { PublicFiche } from '../contract/fiche.ticket.ts';
import type { MessageDescriptor } from '../i18n/index.ts';
import { messages } from './messages.ts';

/** What is said of a draw whose lots are not there. */
export const drawStates: Readonly<
	Record<PublicFiche['draws'][number]['state'], MessageDescriptor>
> = {
	open: messages.drawOpen,
	closed: messages.drawClosed,
	provisional: messages.drawClosed,
	confirmed: messages.drawConfirmed,
	settled: messages.drawSettled,
	cancelled: messages.drawCancelled,
};
