import type { FicheSituation, PublicFiche } from '../contract/fiche.ticket.ts';
import type { MessageDescriptor } from '../i18n/index.ts';
import {
	ErrorIcon,
	ExpiredIcon,
	InfoIcon,
	RiseIcon,
	SteadyIcon,
	SuccessIcon,
	ToPayIcon,
} from '../ui/index.ts';
import { messages } from './messages.ts';

type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** Words, tone and picture of where a fiche stands (`situationOf`): no two have the same picture. */
export const ficheStates: Readonly<
	Record<
		FicheSituation,
		{ readonly tone: Tone; readonly icon: typeof InfoIcon; readonly label: MessageDescriptor }
	>
> = {
	sold: { tone: 'info', icon: InfoIcon, label: messages.sold },
	won_so_far: { tone: 'info', icon: RiseIcon, label: messages.wonSoFar },
	winning: { tone: 'warning', icon: ToPayIcon, label: messages.winning },
	losing: { tone: 'neutral', icon: SteadyIcon, label: messages.losing },
	paid: { tone: 'success', icon: SuccessIcon, label: messages.paid },
	deleted: { tone: 'error', icon: ErrorIcon, label: messages.deleted },
	expired: { tone: 'neutral', icon: ExpiredIcon, label: messages.expired },
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
