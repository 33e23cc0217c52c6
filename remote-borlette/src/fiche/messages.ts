import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('fiche', {
	list: 'Fiches',
	empty: 'Aucune fiche pour ce jour. Choisissez d’autres dates, ou attendez la première vente.',
	winningList: 'Fiches gagnantes',
	winningEmpty:
		'Aucune fiche gagnante pour ce jour. Elles apparaissent une fois le résultat confirmé.',
	voidedList: 'Fiches annulées',
	voidedEmpty: 'Aucune fiche annulée pour ce jour.',
	drawDate: 'Date du tirage',
	soldAt: 'Vendue le',
	// Column: how many lines
	lines: 'Lignes',
	gain: 'Gain',
	// Column: what of the gain nobody has collected yet
	toPay: 'Reste à payer',
	// Before a sum over all fiches of the filter
	toPayOfFilter: 'Reste à payer sur tout le filtre :',
	// Button: only fiches whose gain nobody has collected yet
	unpaid: 'À payer seulement',
	// Button: order of winning fiches
	largestFirst: 'Gros gains d’abord',
	// Filter: tickets behind a signal about their agent
	signal: 'Signal',
	everySignal: 'Tous les signaux',
	paidAt: 'Payée le',
	paidBy: 'Payée par',
	voidedAt: 'Annulée le',
	voidedBy: 'Annulée par',
	ticket: 'Fiche {ref}',
	// Read out while the ticket is on its way
	loading: 'Chargement de la fiche…',
	// No fiche has the reference of the address
	unknownTitle: 'Fiche introuvable',
	unknownText: 'Aucune fiche que vous pouvez voir ne porte cette référence.',
	failedTitle: 'La fiche n’a pas pu être chargée',
	paidEntry: 'Payée le {moment} par {name}.',
	voidedEntry: 'Annulée le {moment} par {name} : {reason}',
	pay: 'Payer',
	reactivate: 'Réactiver',
	void: 'Annuler la fiche',
	voidPaid: 'Elle ne peut plus être annulée : elle est payée.',
	voidClosed: 'Elle ne peut plus être annulée : les ventes d’un de ses tirages sont fermées.',
	reactivateClosed:
		'Elle ne peut plus être réactivée : les ventes d’un de ses tirages sont fermées.',
	payDone: 'Son gain est déjà payé.',
	payExpired: 'Son gain ne se paie plus : elle a expiré.',
	payUnsettled: 'Elle se paiera quand tous ses tirages seront réglés.',
	payTitle: 'Payer {amount} ?',
	payText: 'Vous remettez {amount} au porteur de la fiche {ref}. Un paiement ne se reprend pas.',
	payConfirm: 'Payer {amount}',
	paidToast: '{amount} payés pour la fiche {ref}.',
	reactivateTitle: 'Réactiver la fiche {ref} ?',
	reactivateText:
		'Elle sera de nouveau en jeu et {amount} seront repris sur le compte de {agent}. Les limites du moment s’appliquent.',
	reactivated: 'La fiche {ref} est de nouveau en jeu.',
	refusal:
		'Ligne {line} : {rule, select, option_blocked {option bloquée} boule_blocked {boule bloquée} min_stake {mise trop petite} max_stake {mise trop grande} limit_game {limite du jeu, reste {remaining}} limit_game_agent {limite du jeu pour l’agent, reste {remaining}} limit_boule {limite de la boule, reste {remaining}} limit_boule_agent {limite de la boule pour l’agent, reste {remaining}} max_exposure {perte maximale par combinaison, reste {remaining}} pilot_ball {plafond par boule du pilote de risque, reste {remaining}} pilot_draw {plafond par tirage du pilote de risque, reste {remaining}} other {règle inconnue, reste {remaining}}}',
	voidTitle: 'Pourquoi annuler cette fiche ?',
	voidText: 'La vente sera retirée du compte de {agent}. Le motif reste dans la traçabilité.',
	voidedToast: 'La fiche {ref} est annulée.',
});
