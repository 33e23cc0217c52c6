import { defineTexts } from '@borlette/shared/i18n';

/** Texts of the pages and lists; those of the rates are in messages.ts. */
export const pages = defineTexts('prime', {
	general: 'Prime générale',
	generalText:
		'{companyname} : ce que paie une mise gagnante, partout où aucune autre prime ne s’applique. Les fiches déjà vendues gardent la leur.',
	generals: 'Primes générales',
	empty: 'Chaque compagnie a sa prime générale dès sa création.',
	saved:
		'Prime générale enregistrée : elle vaut pour les prochaines ventes, tous les agents et tous les tirages.',
	chooseCompany:
		'Pour modifier cette prime, choisissez d’abord {companyname} dans le menu de votre compte.',
	readOnly: 'Vous pouvez consulter cette prime ; la modifier demande une autre permission.',
	failed: 'La prime n’a pas pu être chargée',
	unknown: 'Choisissez une compagnie',
	unknownText: 'Chaque compagnie a sa prime générale : ouvrez-en une dans la liste.',
	toList: 'Voir les primes générales',
	// Names the row of links between the lists, for screen readers
	tabs: 'Sortes de primes',
	agents: 'Primes par agent',
	tirages: 'Primes par tirage',
	surcussales: 'Primes par surcussale',
	agentCreate: 'Nouvelle prime d’agent',
	tirageCreate: 'Nouvelle prime de tirage',
	surcussaleCreate: 'Nouvelle prime de surcussale',
	agentEdit: 'Modifier la prime d’agent',
	tirageEdit: 'Modifier la prime de tirage',
	surcussaleEdit: 'Modifier la prime de surcussale',
	agentEmpty: 'Tous les agents paient les primes de leur tirage, ou la générale.',
	tirageEmpty: 'Tous les tirages paient la prime générale.',
	surcussaleEmpty: 'Toutes les surcussales paient la prime générale.',
	// Column: share of the stakes that the borlette gives back
	borletteReturn: 'Retour borlette',
	// Column: official or not
	note: 'Taux',
	// Field in a comparison
	confirmation: 'Perte confirmée',
	createdAt: 'Créée',
	removeAgent:
		'Ses prochaines ventes paieront la prime du tirage, sinon celle de sa surcussale, sinon la générale. Les fiches vendues gardent la leur.',
	removeAgentTirage:
		'Dans ce tirage, ses prochaines ventes paieront sa prime d’agent, sinon celle du tirage, de sa surcussale, ou la générale. Les fiches vendues gardent la leur.',
	removeTirage:
		'Les prochaines ventes de ce tirage paieront la prime de la surcussale, sinon la générale. Les fiches vendues gardent la leur.',
	removeSurcussale:
		'Les prochaines ventes de cette surcussale paieront la prime générale. Les fiches vendues gardent la leur.',
});
