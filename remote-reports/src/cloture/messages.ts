import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('cloture', {
	title: 'Clôture du jour',
	text: 'Agent par agent : ce qui est attendu, ce qui est compté, ce qui manque.',
	// Filter: the day that is closed
	day: 'Jour',
	empty:
		'Les agents apparaissent ici dès leur première vente du jour, ou quand ils doivent encore de l’argent.',
	noLedger:
		'Il vous manque l’accès aux transactions : sans elles, le montant attendu ne peut pas être calculé.',
	// How far the house is: so many agents of so many are closed
	progress: '{closed} sur {agents} {all, plural, one {agent clôturé} other {agents clôturés}}',
	// After the progress: over all agents
	missing: 'il manque {amount}',
	// After the progress: over all agents
	surplus: '{amount} de trop',
	// After the progress: agents whose count was not right
	differences: '{count, plural, one {# écart} other {# écarts}}',
	booked: '{agent} : {amount} enregistré',
	elsewhere:
		'{count, plural, one {# montant saisi attend encore} other {# montants saisis attendent encore}} sur une autre page :',
	// On today's page, while the day before is not closed
	unclosed:
		'Hier, {day} : {count, plural, one {# agent reste à clôturer.} other {# agents restent à clôturer.}}',
	// Link after it
	openUnclosed: 'Ouvrir ce jour',
	// State of an agent's day
	toClose: 'À clôturer',
	// The same, where the house owes the agent
	toPayOut: 'À clôturer : à remettre à l’agent',
	sending: 'Enregistrement…',
	// Below the state of a closed day
	closedBy: 'Clôturé par {name}, {at}',
	// The day was closed, then the agent sold or paid again
	reopened: 'À clôturer de nouveau : un mouvement a suivi la clôture de {name}, {at}',
	// At a row: somebody else was faster
	taken:
		'Déjà clôturé par {name}, {at}, avec {amount}. Votre montant n’est pas enregistré ; Échap l’efface.',
	// After an error without an answer
	unanswered: 'Appuyez sur Entrée pour renvoyer ce même montant : il ne compte qu’une fois.',
	opening: 'Dû avant ce jour',
	// Line of the closing: entries that take back earlier ones
	reversals: 'Contre-passations',
	payouts: 'Gains payés',
	// Line of the closing: movements of the wallet on the day
	movements: 'Déjà remis (dépôts − retraits)',
	// Column: movements of the wallet on the day
	movementsShort: 'Déjà remis',
	// Line of the closing of a day that has passed
	since: 'Réglé depuis ce jour',
	// What the agent should hand over
	expected: 'Montant attendu de l’agent',
	// Column: what the agent should hand over; below 0, what they get
	expectedShort: 'Attendu',
	expectedOut: 'Montant à remettre à l’agent',
	// Line of the slip
	counted: 'Montant compté',
	// Column
	countedShort: 'Compté',
	// Field of a row
	countedOf: 'Montant compté, {agent}',
	notAmount: 'Entrez un montant, par exemple 1 250,50.',
	// The residual
	exact: 'Le compte est juste',
	// The residual: less than expected
	short: 'Manque {amount}',
	// The residual: more than expected
	over: 'Excédent {amount}',
	residual: 'Écart',
	again: 'Appuyez encore une fois sur Entrée pour enregistrer avec cet écart.',
	allDone: 'C’était le dernier agent de la liste.',
	mayNotBook:
		'Vous pouvez compter et imprimer ; enregistrer demande la permission « Enregistrer une transaction ».',
	// Note of the movement that is recorded
	note: 'Clôture du {day} : attendu {expected}, compté {counted}',
	print: 'Imprimer le bordereau',
	slip: 'Bordereau de clôture',
	// At the foot of the slip
	printed: 'Imprimé le {at}',
	// The slip of an agent without anything to close on the day
	notListed: 'Rien à clôturer pour cet agent ce jour-là',
	notListedText: 'Il n’a rien vendu ce jour-là et ne devait rien.',
	failed: 'Les chiffres n’ont pas pu être chargés',
	signatureAgent: 'Signature de l’agent',
	signatureOffice: 'Signature du bureau',
	keys: 'Raccourcis',
	// What the arrow keys do
	keyArrows: 'agent précédent ou suivant ; ↓ dans la recherche : premier montant',
	// What Enter does
	keyEnter: 'enregistrer, puis l’agent suivant',
	// What Escape does
	keyEscape: 'effacer le montant saisi',
	keyPrint: 'bordereau de l’agent ; encore une fois : l’imprimer',
});
