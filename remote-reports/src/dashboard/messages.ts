import { cardMessages } from '@borlette/shared/cards';
import { defineTexts, words } from '@borlette/shared/i18n';

export const messages = {
	...defineTexts('dashboard', {
		title: 'Tableau de bord',
		// Name of the strip that says whose figures these are, and of when
		context: 'Contexte des chiffres',
		// In place of the company while a superuser looks at all of them
		everyCompany: 'Toutes',
		// {when}: 5 minutes ago
		updated: 'Actualisé {when}',
		// While the first figures are on their way
		updating: 'Actualisation…',
		stale: 'Certains chiffres n’ont pas pu être actualisés',
		// Button that reads all figures again
		refresh: 'Actualiser',
		figuresFailed: 'Les chiffres du jour n’ont pas pu être chargés',
		// In place of sums over companies that have several currencies
		mixed: 'Ces compagnies n’ont pas toutes la même monnaie',
		mixedText:
			'Rien n’est additionné d’une compagnie à l’autre : choisissez une compagnie pour voir les chiffres du jour.',
		// Name of the four key figures
		figures: 'Chiffres du jour',
		// Below the gains of today: what is owed to holders of how many fiches; leads to them
		toPay: 'À payer : {amount}, {count, plural, one {# fiche} other {# fiches}}',
		// Below the gains of today: what holders were given of them
		paid: 'Payés : {amount}',
		// Below the gains of today: what fiches won that play in another draw still
		wonSoFar: 'Sur fiches encore en jeu : {amount}',
		// Link to the dates of draws, whose results are entered there
		enterResults: 'Entrer un résultat',
		// Link to the list of agents
		seeAgents: 'Voir les agents',
		// Link to the list of draws
		seeDraws: 'Voir les tirages',
		// Link to the list of blocked balls
		seeBlocks: 'Voir les boules bloquées',
		// Greets a person who may see no figures
		hello: 'Bonjour {name}',
		// Greets a person without a name who may see no figures
		welcome: 'Heureux de vous revoir',
		welcomeText: 'Voici ce que vous pouvez faire ici. Le menu mène à vos autres pages.',
		welcomeNothing:
			'Vous n’avez pas encore accès aux chiffres. Demandez à votre administrateur les accès dont vous avez besoin.',
		doResults: 'Saisir les lots gagnants, confirmer ceux d’un collègue',
		doAgents: 'Suivre vos agents et leurs terminaux',
		doDraws: 'Consulter les tirages et leurs heures de fermeture',
		doBlocks: 'Voir ce qui ne peut plus être joué',
		// Button below the first rows of a section
		showAll: 'Tout afficher ({count})',
		// Button below all rows of a section
		showFewer: 'Afficher moins',
	}),
	net: cardMessages.net,
	vente: words.ventes,
	gain: words.gains,
	commission: words.commission,
};
