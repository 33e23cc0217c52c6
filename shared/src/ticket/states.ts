import type { FicheState, PublicFiche } from '../contract/fiche.ticket.ts';
import type { MessageDescriptor } from '../i18n/index.ts';
import { messages } from './messages.ts';

type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** Words and tone of each state of a fiche. */
export const ficheStates: Readonly<
	Record<FicheState, { readonly tone: Tone; readonly label: MessageDescriptor }>
> = {
	sold: { tone: 'info', label: messages.sold },
	winning: { tone: 'success', label: messages.winning },
	losing: { tone: 'neutral', label: messages.losing },
	paid: { tone: 'success', label: messages.paid },
	deleted: { tone: 'error', label: messages.deleted },
	expired: { tone: 'warning', label: messages.expired },
};

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
