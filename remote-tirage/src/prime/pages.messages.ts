import { defineMessages } from '@borlette/shared/i18n';

/** Texts of the pages and lists; those of the rates stand in messages.ts. */
export const pages = defineMessages({
	general: {
		id: 'prime.general',
		defaultMessage: 'Prime générale',
		description: 'Title of the page',
	},
	generalText: {
		id: 'prime.general_text',
		defaultMessage:
			'{companyname} : ce que paie une mise gagnante, partout où aucune autre prime ne s’applique. Les fiches déjà vendues gardent la leur.',
		description: 'Below the title',
	},
	generals: {
		id: 'prime.generals',
		defaultMessage: 'Primes générales',
		description: 'Title of the list of all companies',
	},
	company: { id: 'prime.company', defaultMessage: 'Compagnie', description: 'Column' },
	empty: {
		id: 'prime.empty',
		defaultMessage: 'Chaque compagnie a sa prime générale dès sa création.',
		description: 'Said of an empty list',
	},
	saved: {
		id: 'prime.saved',
		defaultMessage: 'Prime générale enregistrée : elle vaut pour les prochaines ventes.',
		description: 'Toast',
	},
	chooseCompany: {
		id: 'prime.choose_company',
		defaultMessage:
			'Pour modifier cette prime, choisissez d’abord {companyname} dans le menu de votre compte.',
		description: 'Above a prime of another company than the one worked on',
	},
	readOnly: {
		id: 'prime.read_only',
		defaultMessage: 'Vous pouvez consulter cette prime ; la modifier demande une autre permission.',
		description: 'Above a prime that one may not change',
	},
	failed: {
		id: 'prime.failed',
		defaultMessage: 'La prime n’a pas pu être chargée',
		description: 'Title of the error state',
	},
	unknown: {
		id: 'prime.unknown',
		defaultMessage: 'Choisissez une compagnie',
		description: 'Title where no general prime can be shown yet',
	},
	unknownText: {
		id: 'prime.unknown_text',
		defaultMessage: 'Chaque compagnie a sa prime générale : ouvrez-en une dans la liste.',
		description: 'Below it',
	},
	toList: {
		id: 'prime.to_list',
		defaultMessage: 'Voir les primes générales',
		description: 'Link',
	},
	tabs: {
		id: 'prime.tabs',
		defaultMessage: 'Sortes de primes',
		description: 'Names the row of links between the lists, for screen readers',
	},
	agents: { id: 'prime.agents', defaultMessage: 'Primes par agent', description: 'Title' },
	tirages: { id: 'prime.tirages', defaultMessage: 'Primes par tirage', description: 'Title' },
	surcussales: {
		id: 'prime.surcussales',
		defaultMessage: 'Primes par surcussale',
		description: 'Title',
	},
	agentCreate: {
		id: 'prime.agent_create',
		defaultMessage: 'Nouvelle prime d’agent',
		description: 'Title and button',
	},
	tirageCreate: {
		id: 'prime.tirage_create',
		defaultMessage: 'Nouvelle prime de tirage',
		description: 'Title and button',
	},
	surcussaleCreate: {
		id: 'prime.surcussale_create',
		defaultMessage: 'Nouvelle prime de surcussale',
		description: 'Title and button',
	},
	agentEdit: {
		id: 'prime.agent_edit',
		defaultMessage: 'Modifier la prime d’agent',
		description: 'Title',
	},
	tirageEdit: {
		id: 'prime.tirage_edit',
		defaultMessage: 'Modifier la prime de tirage',
		description: 'Title',
	},
	surcussaleEdit: {
		id: 'prime.surcussale_edit',
		defaultMessage: 'Modifier la prime de surcussale',
		description: 'Title',
	},
	agentEmpty: {
		id: 'prime.agent_empty',
		defaultMessage: 'Tous les agents paient les primes de leur tirage, ou la générale.',
		description: 'Said of an empty list',
	},
	tirageEmpty: {
		id: 'prime.tirage_empty',
		defaultMessage: 'Tous les tirages paient la prime générale.',
		description: 'Said of an empty list',
	},
	surcussaleEmpty: {
		id: 'prime.surcussale_empty',
		defaultMessage: 'Toutes les surcussales paient la prime générale.',
		description: 'Said of an empty list',
	},
	agent: { id: 'prime.agent', defaultMessage: 'Agent', description: 'Column, field, filter' },
	tirage: { id: 'prime.tirage', defaultMessage: 'Tirage', description: 'Column, field, filter' },
	everyTirage: {
		id: 'prime.every_tirage',
		defaultMessage: 'Tous les tirages',
		description: 'The prime is for one agent in every draw',
	},
	surcussale: {
		id: 'prime.surcussale',
		defaultMessage: 'Surcussale',
		description: 'Column, field, filter',
	},
	borletteReturn: {
		id: 'prime.borlette_return',
		defaultMessage: 'Retour borlette',
		description: 'Column: share of the stakes that the borlette gives back',
	},
	note: { id: 'prime.note', defaultMessage: 'Taux', description: 'Column: official or not' },
	confirmation: {
		id: 'prime.confirmation',
		defaultMessage: 'Perte confirmée',
		description: 'Field in a comparison',
	},
	createdAt: { id: 'prime.created_at', defaultMessage: 'Créée', description: 'Column' },
	removeAgent: {
		id: 'prime.remove_agent',
		defaultMessage:
			'Ses prochaines ventes paieront la prime du tirage, sinon celle de sa surcussale, sinon la générale. Les fiches vendues gardent la leur.',
		description: 'What deleting the prime of an agent means',
	},
	removeAgentTirage: {
		id: 'prime.remove_agent_tirage',
		defaultMessage:
			'Dans ce tirage, ses prochaines ventes paieront sa prime d’agent, sinon celle du tirage, de sa surcussale, ou la générale. Les fiches vendues gardent la leur.',
		description: 'What deleting the prime of an agent in one draw means',
	},
	removeTirage: {
		id: 'prime.remove_tirage',
		defaultMessage:
			'Les prochaines ventes de ce tirage paieront la prime de la surcussale, sinon la générale. Les fiches vendues gardent la leur.',
		description: 'What deleting the prime of a draw means',
	},
	removeSurcussale: {
		id: 'prime.remove_surcussale',
		defaultMessage:
			'Les prochaines ventes de cette surcussale paieront la prime générale. Les fiches vendues gardent la leur.',
		description: 'What deleting the prime of a surcussale means',
	},
});
