import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('transaction', {
	list: 'Transactions',
	create: 'Nouveau mouvement',
	empty:
		'Rien n’a été enregistré pendant ces jours. Choisissez d’autres dates ou enregistrez un mouvement.',
	at: 'Date',
	// Column, filter and field: the kind of movement
	kind: 'Type',
	everyKind: 'Tous les types',
	// Column: what the agent has after it; negative: owes
	balance: 'Solde après',
	// Of a correction only
	noteHelp: 'Un ajustement doit dire pourquoi.',
	// Of a correction only
	amountHelp: 'Un ajustement peut être négatif : il est alors pris à l’agent.',
	// Before the balance of the agent
	currentBalance: 'Solde actuel',
	// Before the balance of the agent as it would be
	balanceAfter: 'Solde après ce mouvement',
	// The balance is negative: the agent owes
	owes: '{amount} à remettre par l’agent',
	// The balance is positive: the company owes
	has: '{amount} en faveur de l’agent',
	// The balance is zero
	even: 'Rien de dû',
	chooseAgent: 'Choisissez un agent pour voir son solde.',
	depositText: 'L’agent remet de l’argent.',
	withdrawalText: 'L’agent reçoit de l’argent.',
	adjustmentText: 'Une erreur est corrigée ; personne ne remet d’argent.',
	save: 'Enregistrer le mouvement',
	saved: 'Mouvement enregistré : {amount} pour {agent}',
	// Question before the same movement is recorded again
	twiceTitle: 'Le même mouvement vient d’être enregistré',
	twiceText:
		'{kind} de {amount} pour {agent}, le {moment} par {name}. Si c’est le même argent, ne l’enregistrez pas une seconde fois.',
	twiceSubmit: 'C’en est un autre : enregistrer',
	// Question before an amount is recorded that is far more than the agent ever had
	unusualTitle: 'Ce montant est-il juste ?',
	unusualText:
		'{kind} de {amount} : plus de {times} fois ce que l’agent doit, ou a vendu en un jour depuis {days} jours ({most} au plus). Vérifiez les zéros et la virgule.',
	// The same, where nothing was recorded yet
	firstText:
		'{kind} de {amount}. Il n’y a encore rien à quoi le comparer : vérifiez les zéros et la virgule.',
	unusualSubmit: 'Il est juste : enregistrer',
	balanceFailed: 'Le solde n’a pas pu être lu.',
});
