import type { FicheSituation } from '../contract/fiche.ticket.ts';
import { defineTexts, type MessageDescriptor } from '../i18n/index.ts';
import {
	ErrorIcon,
	ExpiredIcon,
	InfoIcon,
	RiseIcon,
	SteadyIcon,
	SuccessIcon,
	ToPayIcon,
} from '../ui/index.ts';

const messages = defineTexts('cards.fiche', {
	// State of a fiche whose draws are not settled yet
	sold: 'En jeu',
	// State of a fiche that won in one of its draws, while another of them is not settled yet
	wonSoFar: 'En jeu, déjà gagnante',
	// State of a fiche that won and whose gain nobody has collected yet
	winning: 'À payer',
	// State of a fiche that won nothing
	losing: 'Perdante',
	paid: 'Payée',
	// State of a fiche that was voided
	deleted: 'Annulée',
	// State of a winning fiche that was not claimed in time
	expired: 'Expirée',
});

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
