import { defineTexts } from '../i18n/index.ts';

export const movementKinds = defineTexts('cards.kind', {
	// Kind of movement: the agent brings money
	deposit: 'Dépôt',
	// Kind of movement: the agent takes money
	withdrawal: 'Retrait',
	// Kind of movement: a correction
	adjustment: 'Ajustement',
	// Kind of movement: a ticket was sold
	sale: 'Vente',
	// Kind of movement: what the agent earns by a sale
	commission: 'Commission',
	// Kind of movement: the agent paid a winner
	payout: 'Gain payé',
	// Kind of movement: takes back an earlier one
	reversal: 'Contre-passation',
});

/** What the ledger itself notes, as codes; any other note is a person's. */
export const movementNotes = defineTexts('cards.note', {
	// Note of a movement: the void of a ticket was taken back
	reactivated: 'Réactivation',
});

/** State of an agent's day. */
export const closingStates = defineTexts('cards.closing', {
	open: 'À clôturer',
	closed: 'Clôturé, compte juste',
	difference: 'Clôturé avec écart',
});

/** What may make an agent worth a look, by its short name. */
export const signalNames = defineTexts('cards.signal', {
	// Signal about an agent: sells less than before
	trend: 'Baisse des ventes',
	// Signal about an agent: owes money for days that are over
	debt: 'Dette',
	// Signal about an agent: voids tickets in the last minute in which that is allowed
	voids: 'Annulations tardives',
	// Signal about an agent: winning tickets were sold in the last minutes
	late_wins: 'Gains tardifs',
	// Signal about an agent: sells the same ball again and again in one draw
	balls: 'Boules répétées',
	// Signal about an agent: one player seems to buy a large part
	player: 'Un seul joueur',
});
