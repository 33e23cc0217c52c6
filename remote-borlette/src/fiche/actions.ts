import type { OutputOf, Permission } from '@borlette/shared/contract';
import type { ficheApi } from '@borlette/shared/contract/fiche';
import { paymentOf } from '@borlette/shared/contract/fiche.ticket';
import { areWinsKnown } from '@borlette/shared/contract/lotgagnant';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

export type FicheWithTicket = OutputOf<typeof ficheApi.one>;
export type FicheAction = 'void' | 'reactivate' | 'pay';

/** The code that each takes beside looking at fiches. */
export const PERMISSION_OF: Readonly<Record<FicheAction, Permission>> = {
	void: 'delete_fiche',
	reactivate: 'reactivate_fiche',
	pay: 'pay_fiche',
};

const isOpen = ({ ticket }: FicheWithTicket) => ticket.draws.every(({ state }) => state === 'open');
const isSettled = ({ ticket }: FicheWithTicket) => ticket.draws.every(areWinsKnown);

/** Why not; null: it may be tried; undefined: it makes no sense for such a fiche. */
type Hindrance = MessageDescriptor | null | undefined;

const HINDRANCES: Readonly<Record<FicheAction, (of: FicheWithTicket) => Hindrance>> = {
	void(of) {
		if (of.fiche.status === 'deleted') return undefined;
		if (of.fiche.status === 'paid') return messages.voidPaid;
		return isOpen(of) ? null : messages.voidClosed;
	},
	reactivate(of) {
		if (of.fiche.status !== 'deleted') return undefined;
		return isOpen(of) ? null : messages.reactivateClosed;
	},
	pay(of) {
		switch (paymentOf(of.fiche)) {
			case 'paid':
				return messages.payDone;
			case 'expired':
				return messages.payExpired;
			case 'pending':
				return messages.payUnsettled;
			case 'to_pay':
				return isSettled(of) ? null : messages.payUnsettled;
			case null:
				return undefined;
		}
	},
};

/**
 * What stands against an action as the fiche is now. The server decides, by its own clock; this only
 * spares people a button that cannot work, and says why.
 */
export const hindranceOf = (action: FicheAction, of: FicheWithTicket): Hindrance =>
	HINDRANCES[action](of);
