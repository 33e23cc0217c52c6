import { defineMessages } from '@borlette/shared/i18n';

/** By the code; any other value stands as it is. */
export const valueMessages = defineMessages({
	invalid_credentials: {
		id: 'tracabilite.value.invalid_credentials',
		defaultMessage: 'Identifiants incorrects',
		description: 'Why something was refused, in the trail',
	},
	invalid_code: {
		id: 'tracabilite.value.invalid_code',
		defaultMessage: 'Code incorrect',
		description: 'Why something was refused, in the trail',
	},
	wrong_password: {
		id: 'tracabilite.value.wrong_password',
		defaultMessage: 'Mot de passe actuel incorrect',
		description: 'Why something was refused, in the trail',
	},
	account_blocked: {
		id: 'tracabilite.value.account_blocked',
		defaultMessage: 'Compte bloqué',
		description: 'Why something was refused, in the trail',
	},
	device_refused: {
		id: 'tracabilite.value.device_refused',
		defaultMessage: 'Autre terminal',
		description: 'Why something was refused, in the trail',
	},
	forbidden: {
		id: 'tracabilite.value.forbidden',
		defaultMessage: 'Permission non accordée',
		description: 'Why something was refused, in the trail',
	},
	sold: {
		id: 'tracabilite.value.sold',
		defaultMessage: 'Vendue',
		description: 'Value of a field, in the comparison of the trail',
	},
	winning: {
		id: 'tracabilite.value.winning',
		defaultMessage: 'Gagnante',
		description: 'Value of a field, in the comparison of the trail',
	},
	losing: {
		id: 'tracabilite.value.losing',
		defaultMessage: 'Perdante',
		description: 'Value of a field, in the comparison of the trail',
	},
	paid: {
		id: 'tracabilite.value.paid',
		defaultMessage: 'Payée',
		description: 'Value of a field, in the comparison of the trail',
	},
	deleted: {
		id: 'tracabilite.value.deleted',
		defaultMessage: 'Annulée',
		description: 'Value of a field, in the comparison of the trail',
	},
	expired: {
		id: 'tracabilite.value.expired',
		defaultMessage: 'Expirée',
		description: 'Value of a field, in the comparison of the trail',
	},
	open: {
		id: 'tracabilite.value.open',
		defaultMessage: 'Ouvert',
		description: 'Value of a field, in the comparison of the trail',
	},
	closed: {
		id: 'tracabilite.value.closed',
		defaultMessage: 'Fermé',
		description: 'Value of a field, in the comparison of the trail',
	},
	provisional: {
		id: 'tracabilite.value.provisional',
		defaultMessage: 'Provisoire',
		description: 'Value of a field, in the comparison of the trail',
	},
	confirmed: {
		id: 'tracabilite.value.confirmed',
		defaultMessage: 'Confirmé',
		description: 'Value of a field, in the comparison of the trail',
	},
	settled: {
		id: 'tracabilite.value.settled',
		defaultMessage: 'Réglé',
		description: 'Value of a field, in the comparison of the trail',
	},
	cancelled: {
		id: 'tracabilite.value.cancelled',
		defaultMessage: 'Annulé',
		description: 'Value of a field, in the comparison of the trail',
	},
	reversed: {
		id: 'tracabilite.value.reversed',
		defaultMessage: 'Contre-passé',
		description: 'Value of a field, in the comparison of the trail',
	},
	deposit: {
		id: 'tracabilite.value.deposit',
		defaultMessage: 'Dépôt',
		description: 'Value of a field, in the comparison of the trail',
	},
	withdrawal: {
		id: 'tracabilite.value.withdrawal',
		defaultMessage: 'Retrait',
		description: 'Value of a field, in the comparison of the trail',
	},
	adjustment: {
		id: 'tracabilite.value.adjustment',
		defaultMessage: 'Ajustement',
		description: 'Value of a field, in the comparison of the trail',
	},
	sale: {
		id: 'tracabilite.value.sale',
		defaultMessage: 'Vente',
		description: 'Value of a field, in the comparison of the trail',
	},
	payout: {
		id: 'tracabilite.value.payout',
		defaultMessage: 'Paiement',
		description: 'Value of a field, in the comparison of the trail',
	},
	reversal: {
		id: 'tracabilite.value.reversal',
		defaultMessage: 'Contre-passation',
		description: 'Value of a field, in the comparison of the trail',
	},
	cash: {
		id: 'tracabilite.value.cash',
		defaultMessage: 'Espèces',
		description: 'Value of a field, in the comparison of the trail',
	},
	transfer: {
		id: 'tracabilite.value.transfer',
		defaultMessage: 'Virement',
		description: 'Value of a field, in the comparison of the trail',
	},
	mobile: {
		id: 'tracabilite.value.mobile',
		defaultMessage: 'Paiement mobile',
		description: 'Value of a field, in the comparison of the trail',
	},
	cheque: {
		id: 'tracabilite.value.cheque',
		defaultMessage: 'Chèque',
		description: 'Value of a field, in the comparison of the trail',
	},
	other: {
		id: 'tracabilite.value.other',
		defaultMessage: 'Autre',
		description: 'Value of a field, in the comparison of the trail',
	},
	matin: {
		id: 'tracabilite.value.matin',
		defaultMessage: 'Matin',
		description: 'Value of a field, in the comparison of the trail',
	},
	midi: {
		id: 'tracabilite.value.midi',
		defaultMessage: 'Midi',
		description: 'Value of a field, in the comparison of the trail',
	},
	soir: {
		id: 'tracabilite.value.soir',
		defaultMessage: 'Soir',
		description: 'Value of a field, in the comparison of the trail',
	},
	nuit: {
		id: 'tracabilite.value.nuit',
		defaultMessage: 'Nuit',
		description: 'Value of a field, in the comparison of the trail',
	},
	changed: {
		id: 'tracabilite.value.changed',
		defaultMessage: 'Changé',
		description: 'Value of a field, in the comparison of the trail',
	},
	issued: {
		id: 'tracabilite.value.issued',
		defaultMessage: 'Émis',
		description: 'Value of a field, in the comparison of the trail',
	},
	on: {
		id: 'tracabilite.value.on',
		defaultMessage: 'Activée',
		description: 'Value of a field, in the comparison of the trail',
	},
	off: {
		id: 'tracabilite.value.off',
		defaultMessage: 'Désactivée',
		description: 'Value of a field, in the comparison of the trail',
	},
	used: {
		id: 'tracabilite.value.used',
		defaultMessage: 'Utilisé',
		description: 'Value of a field, in the comparison of the trail',
	},
	company: {
		id: 'tracabilite.value.company',
		defaultMessage: 'Admin',
		description: 'Value of a field, in the comparison of the trail',
	},
	supervisor: {
		id: 'tracabilite.value.supervisor',
		defaultMessage: 'Superviseur',
		description: 'Value of a field, in the comparison of the trail',
	},
	superuser: {
		id: 'tracabilite.value.superuser',
		defaultMessage: 'Super Admin',
		description: 'Value of a field, in the comparison of the trail',
	},
});
