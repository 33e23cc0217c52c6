import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'fiche.list',
		defaultMessage: 'Fiches',
		description: 'Title of the list',
	},
	empty: {
		id: 'fiche.empty',
		defaultMessage:
			'Aucune fiche pour ce jour. Choisissez d’autres dates, ou attendez la première vente.',
		description: 'Nothing was sold on the day',
	},
	winningList: {
		id: 'fiche.winning_list',
		defaultMessage: 'Fiches gagnantes',
		description: 'Title of the list',
	},
	winningEmpty: {
		id: 'fiche.winning_empty',
		defaultMessage:
			'Aucune fiche gagnante pour ce jour. Elles apparaissent une fois le résultat confirmé.',
		description: 'Nothing won on the day',
	},
	voidedList: {
		id: 'fiche.voided_list',
		defaultMessage: 'Fiches annulées',
		description: 'Title of the list',
	},
	voidedEmpty: {
		id: 'fiche.voided_empty',
		defaultMessage: 'Aucune fiche annulée pour ce jour.',
		description: 'Nothing was voided on the day',
	},
	reference: {
		id: 'fiche.reference',
		defaultMessage: 'Référence',
		description: 'Column',
	},
	tirage: {
		id: 'fiche.tirage',
		defaultMessage: 'Tirage',
		description: 'Column and filter',
	},
	drawDate: {
		id: 'fiche.draw_date',
		defaultMessage: 'Date du tirage',
		description: 'Column',
	},
	agent: {
		id: 'fiche.agent',
		defaultMessage: 'Agent',
		description: 'Column and filter',
	},
	surcussale: {
		id: 'fiche.surcussale',
		defaultMessage: 'Surcussale',
		description: 'Column and filter',
	},
	soldAt: {
		id: 'fiche.sold_at',
		defaultMessage: 'Vendue le',
		description: 'Column',
	},
	lines: {
		id: 'fiche.lines',
		defaultMessage: 'Lignes',
		description: 'Column: how many lines',
	},
	total: {
		id: 'fiche.total',
		defaultMessage: 'Mise',
		description: 'Column: what was staked',
	},
	commission: {
		id: 'fiche.commission',
		defaultMessage: 'Commission',
		description: 'Column',
	},
	gain: {
		id: 'fiche.gain',
		defaultMessage: 'Gain',
		description: 'Column',
	},
	status: {
		id: 'fiche.status',
		defaultMessage: 'État',
		description: 'Column and filter',
	},
	paidAt: {
		id: 'fiche.paid_at',
		defaultMessage: 'Payée le',
		description: 'Column',
	},
	paidBy: {
		id: 'fiche.paid_by',
		defaultMessage: 'Payée par',
		description: 'Column',
	},
	voidedAt: {
		id: 'fiche.voided_at',
		defaultMessage: 'Annulée le',
		description: 'Column',
	},
	voidedBy: {
		id: 'fiche.voided_by',
		defaultMessage: 'Annulée par',
		description: 'Column',
	},
	reason: {
		id: 'fiche.reason',
		defaultMessage: 'Raison',
		description: 'Column and field: why a fiche was voided',
	},
	from: {
		id: 'fiche.from',
		defaultMessage: 'Du',
		description: 'Filter: first draw date',
	},
	until: {
		id: 'fiche.until',
		defaultMessage: 'Au',
		description: 'Filter: last draw date',
	},
	ticket: {
		id: 'fiche.ticket',
		defaultMessage: 'Fiche {ref}',
		description: 'Title of the panel with the ticket',
	},
	loading: {
		id: 'fiche.loading',
		defaultMessage: 'Chargement de la fiche…',
		description: 'Read out while the ticket is on its way',
	},
	close: {
		id: 'fiche.close',
		defaultMessage: 'Fermer',
		description: 'Button of the panel',
	},
	unknownTitle: {
		id: 'fiche.unknown_title',
		defaultMessage: 'Fiche introuvable',
		description: 'No fiche has the reference of the address',
	},
	unknownText: {
		id: 'fiche.unknown_text',
		defaultMessage: 'Aucune fiche que vous pouvez voir ne porte cette référence.',
		description: 'Below that',
	},
	failedTitle: {
		id: 'fiche.failed_title',
		defaultMessage: 'La fiche n’a pas pu être chargée',
		description: 'The fiche could not be read',
	},
	paidEntry: {
		id: 'fiche.paid_entry',
		defaultMessage: 'Payée le {moment} par {name}.',
		description: 'Below the ticket',
	},
	voidedEntry: {
		id: 'fiche.voided_entry',
		defaultMessage: 'Annulée le {moment} par {name} : {reason}',
		description: 'Below the ticket',
	},
	print: {
		id: 'fiche.print',
		defaultMessage: 'Imprimer',
		description: 'Button',
	},
	pay: {
		id: 'fiche.pay',
		defaultMessage: 'Payer',
		description: 'Button',
	},
	reactivate: {
		id: 'fiche.reactivate',
		defaultMessage: 'Réactiver',
		description: 'Button',
	},
	void: {
		id: 'fiche.void',
		defaultMessage: 'Annuler la fiche',
		description: 'Button',
	},
	cancel: {
		id: 'fiche.cancel',
		defaultMessage: 'Retour',
		description: 'Button: leaves without doing it',
	},
	voidPaid: {
		id: 'fiche.void_paid',
		defaultMessage: 'Elle ne peut plus être annulée : elle est payée.',
		description: 'Why a fiche cannot be voided',
	},
	voidClosed: {
		id: 'fiche.void_closed',
		defaultMessage: 'Elle ne peut plus être annulée : les ventes d’un de ses tirages sont fermées.',
		description: 'Why a fiche cannot be voided',
	},
	reactivateClosed: {
		id: 'fiche.reactivate_closed',
		defaultMessage:
			'Elle ne peut plus être réactivée : les ventes d’un de ses tirages sont fermées.',
		description: 'Why a fiche cannot be reactivated',
	},
	payDone: {
		id: 'fiche.pay_done',
		defaultMessage: 'Son gain est déjà payé.',
		description: 'Why a fiche cannot be paid',
	},
	payExpired: {
		id: 'fiche.pay_expired',
		defaultMessage: 'Son gain ne se paie plus : elle a expiré.',
		description: 'Why a fiche cannot be paid',
	},
	payUnsettled: {
		id: 'fiche.pay_unsettled',
		defaultMessage: 'Elle se paiera quand tous ses tirages seront réglés.',
		description: 'Why a fiche cannot be paid',
	},
	payTitle: {
		id: 'fiche.pay_title',
		defaultMessage: 'Payer {amount} ?',
		description: 'Title of the dialog',
	},
	payText: {
		id: 'fiche.pay_text',
		defaultMessage:
			'Vous remettez {amount} au porteur de la fiche {ref}. Un paiement ne se reprend pas.',
		description: 'Text of the dialog',
	},
	payConfirm: {
		id: 'fiche.pay_confirm',
		defaultMessage: 'Payer {amount}',
		description: 'Button of the dialog',
	},
	paidToast: {
		id: 'fiche.paid_toast',
		defaultMessage: '{amount} payés pour la fiche {ref}.',
		description: 'Toast',
	},
	reactivateTitle: {
		id: 'fiche.reactivate_title',
		defaultMessage: 'Réactiver la fiche {ref} ?',
		description: 'Title of the dialog',
	},
	reactivateText: {
		id: 'fiche.reactivate_text',
		defaultMessage:
			'Elle sera de nouveau en jeu et {amount} seront repris sur le compte de {agent}. Les limites du moment s’appliquent.',
		description: 'Text of the dialog',
	},
	reactivated: {
		id: 'fiche.reactivated',
		defaultMessage: 'La fiche {ref} est de nouveau en jeu.',
		description: 'Toast',
	},
	refusal: {
		id: 'fiche.refusal',
		defaultMessage:
			'Ligne {line} : {rule, select, option_blocked {option bloquée} boule_blocked {boule bloquée} min_stake {mise trop petite} max_stake {mise trop grande} limit_game {limite du jeu, reste {remaining}} limit_game_agent {limite du jeu pour l’agent, reste {remaining}} limit_boule {limite de la boule, reste {remaining}} other {limite de la boule pour l’agent, reste {remaining}}}',
		description: 'Which line of a fiche is refused, and by which rule',
	},
	voidTitle: {
		id: 'fiche.void_title',
		defaultMessage: 'Pourquoi annuler cette fiche ?',
		description: 'Heading above the field for the reason',
	},
	voidText: {
		id: 'fiche.void_text',
		defaultMessage:
			'La vente sera retirée du compte de {agent}. La raison reste dans la traçabilité.',
		description: 'Below that heading',
	},
	voidedToast: {
		id: 'fiche.voided_toast',
		defaultMessage: 'La fiche {ref} est annulée.',
		description: 'Toast',
	},
});
