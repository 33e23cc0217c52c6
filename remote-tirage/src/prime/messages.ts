import type { PrimeTarget } from '@borlette/shared/contract/prime';
import { defineMessages, type MessageDescriptor } from '@borlette/shared/i18n';

export const messages = defineMessages({
	borletteMeaning: {
		id: 'prime.borlette_meaning',
		defaultMessage: 'Deux chiffres. Payé pour chaque gourde misée, selon le lot où la boule sort.',
		description: 'What the rates of the game pay',
	},
	mariageMeaning: {
		id: 'prime.mariage_meaning',
		defaultMessage: 'Deux boules qui sortent sur deux lots différents.',
		description: 'What the rate of the game pays',
	},
	mariageGratuitMeaning: {
		id: 'prime.mariage_gratuit_meaning',
		defaultMessage: 'Offert, sans mise : une somme fixe, en unités de votre monnaie.',
		description: 'What the rate of the game pays',
	},
	lotto3Meaning: {
		id: 'prime.lotto3_meaning',
		defaultMessage: 'Trois chiffres, ceux du premier numéro en entier.',
		description: 'What the rate of the game pays',
	},
	lotto4Meaning: {
		id: 'prime.lotto4_meaning',
		defaultMessage: 'Quatre chiffres, deux lots à la suite, selon l’option.',
		description: 'What the rate of the game pays',
	},
	lotto5Meaning: {
		id: 'prime.lotto5_meaning',
		defaultMessage: 'Cinq chiffres, selon l’option.',
		description: 'What the rate of the game pays',
	},
	official: {
		id: 'prime.official',
		defaultMessage: 'Officiel : {rate}',
		description: 'Below a rate: what the trade pays',
	},
	inheritedFrom: {
		id: 'prime.inherited_from',
		defaultMessage: 'Vide : {rate}, {from}',
		description: 'Below a rate: what applies while the field is empty, and whose prime that is',
	},
	precedence: {
		id: 'prime.precedence',
		defaultMessage:
			'Un taux laissé vide est hérité. À chaque vente s’applique le premier trouvé dans cet ordre : agent dans ce tirage, agent, tirage, surcussale, générale.',
		description: 'Below the choice of whose prime it is',
	},
	fromAgent: {
		id: 'prime.from_agent',
		defaultMessage: 'prime de l’agent',
		description: 'Where a rate is inherited from',
	},
	fromTirage: {
		id: 'prime.from_tirage',
		defaultMessage: 'prime du tirage',
		description: 'Where a rate is inherited from',
	},
	fromSurcussale: {
		id: 'prime.from_surcussale',
		defaultMessage: 'prime de la surcussale',
		description: 'Where a rate is inherited from',
	},
	fromGeneral: {
		id: 'prime.from_general',
		defaultMessage: 'prime générale',
		description: 'Where a rate is inherited from',
	},
	inherited: {
		id: 'prime.inherited',
		defaultMessage: '(hérité)',
		description: 'Behind a rate that another prime gives, for screen readers',
	},
	returned: {
		id: 'prime.returned',
		defaultMessage: 'Retour au joueur',
		description: 'Above the share of the stakes that comes back on average',
	},
	above: {
		id: 'prime.above',
		defaultMessage: 'À perte',
		description: 'Below a share above 100 %: the company loses',
	},
	unofficial: {
		id: 'prime.unofficial',
		defaultMessage:
			'Ce n’est pas le taux officiel 50 / 20 / 10, qui rend {percent} : les joueurs comparent.',
		description: 'Warning below the rates of the borlette',
	},
	lossTitle: {
		id: 'prime.loss_title',
		defaultMessage: 'Avec ces primes, la compagnie perd de l’argent',
		description: 'Heading of the warning about shares above 100 %',
	},
	lossOf: {
		id: 'prime.loss_of',
		defaultMessage: '{game} rend {percent} : pour {staked} misés, {back} sont payés en moyenne.',
		description: 'One game of that warning',
	},
	confirmed: {
		id: 'prime.confirmed',
		defaultMessage: 'Je confirme ces primes malgré la perte',
		description: 'Checkbox without which such primes are not saved',
	},
	confirmFirst: {
		id: 'prime.confirm_first',
		defaultMessage: 'Cochez pour enregistrer, ou baissez les primes.',
		description: 'Error below that checkbox',
	},
	isOfficial: {
		id: 'prime.is_official',
		defaultMessage: 'Officiel',
		description: 'Cell: the borlette pays what the trade pays',
	},
	notOfficial: {
		id: 'prime.not_official',
		defaultMessage: 'Non officiel',
		description: 'Cell: the borlette pays other rates',
	},
	lossBadge: {
		id: 'prime.loss_badge',
		defaultMessage: 'À perte : {percent}',
		description: 'Cell: a game gives back more than was staked',
	},
});

export const FROM_LABELS: Readonly<Record<PrimeTarget, MessageDescriptor>> = {
	agent_tirage: messages.fromAgent,
	agent: messages.fromAgent,
	tirage: messages.fromTirage,
	surcussale: messages.fromSurcussale,
	general: messages.fromGeneral,
};
