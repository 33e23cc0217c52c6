import { messages } from './layout.messages.ts';

/** Of the sections of the sidebar. */
export const SLOT_TITLES = {
	general: messages.slotGeneral,
	borlette: messages.slotBorlette,
	tirage: messages.slotTirage,
	rapports: messages.slotRapports,
	reseau: messages.slotReseau,
	provider: messages.slotProvider,
	account: messages.slotAccount,
} as const;
