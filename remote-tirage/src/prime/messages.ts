import type { PrimeTarget } from '@borlette/shared/contract/prime';
import { defineTexts, type MessageDescriptor } from '@borlette/shared/i18n';

export const messages = defineTexts('prime', {
	borletteMeaning: 'Deux chiffres. Payé pour chaque gourde misée, selon le lot où la boule sort.',
	mariageMeaning: 'Deux boules qui sortent sur deux lots différents.',
	mariageGratuitMeaning: 'Gratuit, sans mise : une somme fixe, en unités de votre monnaie.',
	lotto3Meaning: 'Trois chiffres, ceux du premier numéro en entier.',
	lotto4Meaning: 'Quatre chiffres, deux lots à la suite, selon l’option.',
	lotto5Meaning: 'Cinq chiffres, selon l’option.',
	// Below a rate: what the trade pays
	official: 'Officiel : {rate}',
	// Below a rate: what applies while the field is empty, and whose prime that is
	inheritedFrom: 'Vide : {rate}, {from}',
	precedence:
		'Un taux laissé vide est hérité. À chaque vente s’applique le premier trouvé dans cet ordre : agent dans ce tirage, agent, tirage, surcussale, générale.',
	fromAgent: 'prime de l’agent',
	fromTirage: 'prime du tirage',
	fromSurcussale: 'prime de la surcussale',
	fromGeneral: 'prime générale',
	// Behind a rate that another prime gives, for screen readers
	inherited: '(hérité)',
	returned: 'Retour au joueur',
	// Below a share above 100 %: the company loses
	above: 'À perte',
	unofficial:
		'Ce n’est pas le taux officiel 50 / 20 / 10, qui rend {percent} : les joueurs comparent.',
	lossTitle: 'Avec ces primes, la compagnie perd de l’argent',
	lossOf: '{game} rend {percent} : pour {staked} misés, {back} sont payés en moyenne.',
	confirmed: 'Je confirme ces primes malgré la perte',
	confirmFirst: 'Cochez pour enregistrer, ou baissez les primes.',
	// Cell: the borlette pays what the trade pays
	isOfficial: 'Officiel',
	// Cell: the borlette pays other rates
	notOfficial: 'Non officiel',
	// Cell: a game gives back more than was staked
	lossBadge: 'À perte : {percent}',
});

export const FROM_LABELS: Readonly<Record<PrimeTarget, MessageDescriptor>> = {
	agent_tirage: messages.fromAgent,
	agent: messages.fromAgent,
	tirage: messages.fromTirage,
	surcussale: messages.fromSurcussale,
	general: messages.fromGeneral,
};
