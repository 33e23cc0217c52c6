import { defineMessages } from '@borlette/shared/i18n';

export const entry = defineMessages({
	enterTitle: {
		id: 'lotgagnant.entry.enter_title',
		defaultMessage: 'Entrer le résultat',
		description: 'Heading of the form',
	},
	enterAnother: {
		id: 'lotgagnant.entry.enter_another',
		defaultMessage: 'Entrer un autre résultat',
		description: 'Button and heading: replaces a result that is not confirmed yet',
	},
	correct: {
		id: 'lotgagnant.entry.correct',
		defaultMessage: 'Corriger le résultat',
		description: 'Button and heading: replaces a confirmed result',
	},
	correctText: {
		id: 'lotgagnant.entry.correct_text',
		defaultMessage:
			'Le résultat confirmé reste en vigueur jusqu’à ce qu’une autre personne confirme la correction. Les gains comptés sont alors repris et recomptés.',
		description: 'Below that heading',
	},
	reason: {
		id: 'lotgagnant.entry.reason',
		defaultMessage: 'Raison',
		description: 'Field: why a result is corrected or a draw cancelled',
	},
	reasonHelp: {
		id: 'lotgagnant.entry.reason_help',
		defaultMessage: 'Elle reste dans l’historique du tirage.',
		description: 'Below the field of a correction',
	},
	check: {
		id: 'lotgagnant.entry.check',
		defaultMessage: 'Vérifier',
		description: 'Button of the form: shows what the result would cost, saves nothing',
	},
	change: {
		id: 'lotgagnant.entry.change',
		defaultMessage: 'Modifier',
		description: 'Button: back to the digits',
	},
	enter: {
		id: 'lotgagnant.entry.enter',
		defaultMessage: 'Entrer ce résultat',
		description: 'Button: saves the result, to be confirmed',
	},
	entered: {
		id: 'lotgagnant.entry.entered',
		defaultMessage: 'Résultat entré. Une autre personne doit le confirmer.',
		description: 'Toast',
	},
	ofFiches: {
		id: 'lotgagnant.entry.of_fiches',
		defaultMessage: 'sur {count} vendues',
		description: 'Below the number of winning fiches',
	},
	toPay: {
		id: 'lotgagnant.entry.to_pay',
		defaultMessage: 'À payer',
		description: 'Figure: what the result would cost',
	},
	ofSales: {
		id: 'lotgagnant.entry.of_sales',
		defaultMessage: 'pour {amount} de ventes',
		description: 'Below what is to be paid',
	},
	share: {
		id: 'lotgagnant.entry.share',
		defaultMessage: 'Part des ventes',
		description: 'Figure: what is to be paid as percent of the sales',
	},
	usual: {
		id: 'lotgagnant.entry.usual',
		defaultMessage: 'd’habitude {percent}',
		description: 'Below that figure: of the last 30 draws',
	},
	noUsual: {
		id: 'lotgagnant.entry.no_usual',
		defaultMessage: 'pas encore d’habitude',
		description: 'Below that figure, of a draw without earlier results',
	},
	reverses: {
		id: 'lotgagnant.entry.reverses',
		defaultMessage:
			'Aujourd’hui {count, plural, one {# fiche gagne} other {# fiches gagnent}} {amount} : ces gains seront repris avant d’être recomptés.',
		description: 'Of a correction: what is taken back',
	},
	paidFiche: {
		id: 'lotgagnant.entry.paid_fiche',
		defaultMessage:
			'La fiche {fiche} est déjà payée ou expirée et son gain changerait : ce résultat ne peut plus être corrigé ainsi.',
		description: 'Of a correction that comes too late',
	},
	lookTwice: {
		id: 'lotgagnant.entry.look_twice',
		defaultMessage: 'À regarder deux fois',
		description: 'Heading of the warnings',
	},
	highPayout: {
		id: 'lotgagnant.entry.high_payout',
		defaultMessage: 'Ce résultat coûte bien plus que d’habitude.',
		description: 'Warning',
	},
	oneFicheTakesMost: {
		id: 'lotgagnant.entry.one_fiche_takes_most',
		defaultMessage: 'Une seule fiche prend plus de la moitié des gains.',
		description: 'Warning',
	},
	lateWin: {
		id: 'lotgagnant.entry.late_win',
		defaultMessage:
			'Une des plus fortes fiches gagnantes a été vendue dans les deux dernières minutes.',
		description: 'Warning',
	},
	largest: {
		id: 'lotgagnant.entry.largest',
		defaultMessage: 'Les plus forts gains',
		description: 'Caption of a table',
	},
	fiche: {
		id: 'lotgagnant.entry.fiche',
		defaultMessage: 'Fiche',
		description: 'Column: its reference',
	},
	agent: {
		id: 'lotgagnant.entry.agent',
		defaultMessage: 'Agent',
		description: 'Column: who sold it',
	},
	soldAt: {
		id: 'lotgagnant.entry.sold_at',
		defaultMessage: 'Vendue le',
		description: 'Column',
	},
	late: {
		id: 'lotgagnant.entry.late',
		defaultMessage: 'Tardive',
		description: 'Mark of a fiche sold within the last two minutes',
	},
	confirmTitle: {
		id: 'lotgagnant.entry.confirm_title',
		defaultMessage: 'Confirmer le résultat',
		description: 'Heading',
	},
	confirm: {
		id: 'lotgagnant.entry.confirm',
		defaultMessage: 'Confirmer le résultat',
		description: 'Button',
	},
	confirmedToast: {
		id: 'lotgagnant.entry.confirmed_toast',
		defaultMessage: 'Résultat confirmé. Les gains se comptent.',
		description: 'Toast',
	},
	previewFailed: {
		id: 'lotgagnant.entry.preview_failed',
		defaultMessage: 'Le coût de ce résultat n’a pas pu être calculé',
		description: 'Title of an error',
	},
	notHeldTitle: {
		id: 'lotgagnant.entry.not_held_title',
		defaultMessage: 'Le tirage n’a pas eu lieu ?',
		description: 'Heading above the cancellation',
	},
	cancelText: {
		id: 'lotgagnant.entry.cancel_text',
		defaultMessage:
			'L’annuler rend chaque mise : {count, plural, one {# fiche} other {# fiches}}, {amount} à rembourser aux clients. C’est définitif.',
		description: 'What a cancellation does',
	},
	cancel: {
		id: 'lotgagnant.entry.cancel',
		defaultMessage: 'Annuler cette date',
		description: 'Button: opens the form',
	},
	cancelAndGiveBack: {
		id: 'lotgagnant.entry.cancel_and_give_back',
		defaultMessage: 'Annuler et rendre les mises',
		description: 'Button of that form',
	},
	cancelReasonHelp: {
		id: 'lotgagnant.entry.cancel_reason_help',
		defaultMessage: 'Elle est écrite dans la traçabilité.',
		description: 'Below the field of a cancellation',
	},
	cancelledToast: {
		id: 'lotgagnant.entry.cancelled_toast',
		defaultMessage: 'Date annulée. Les mises sont à rendre.',
		description: 'Toast',
	},
	keep: {
		id: 'lotgagnant.entry.keep',
		defaultMessage: 'Ne pas annuler',
		description: 'Button: closes the form',
	},
});
