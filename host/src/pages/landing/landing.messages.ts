import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	heroTitle: {
		id: 'landing.hero.title',
		defaultMessage: 'La borlette, tenue comme une banque.',
		description: 'Headline of the landing page',
	},
	heroText: {
		id: 'landing.hero.text',
		defaultMessage:
			'Ventes, tirages, limites, paiements et rapports de toutes vos surcussales dans un seul espace, en temps réel.',
		description: 'Under the headline of the landing page',
	},
	discover: {
		id: 'landing.hero.discover',
		defaultMessage: 'Découvrir',
		description: 'Button that leads down the landing page',
	},
	featuresTitle: {
		id: 'landing.features.title',
		defaultMessage: 'Du premier ticket à la clôture',
		description: 'Title of the landing page section on the working day',
	},
	featuresText: {
		id: 'landing.features.text',
		defaultMessage:
			'Une journée de borlette comporte quatre moments. Chacun a ses règles, et l’application les tient.',
		description: 'Text of the landing page section on the working day',
	},
	saleTitle: {
		id: 'landing.sale.title',
		defaultMessage: 'La vente',
		description: 'First step of the working day',
	},
	saleText: {
		id: 'landing.sale.text',
		defaultMessage:
			'Limites par jeu et par boule, boules bloquées : chaque règle est vérifiée au moment de la vente.',
		description: 'First step of the working day, text',
	},
	closeTitle: {
		id: 'landing.close.title',
		defaultMessage: 'La fermeture',
		description: 'Second step of the working day',
	},
	closeText: {
		id: 'landing.close.text',
		defaultMessage:
			'L’horloge du serveur ferme le tirage. Après, aucune fiche ne peut être ajoutée ni annulée.',
		description: 'Second step of the working day, text',
	},
	resultTitle: {
		id: 'landing.result.title',
		defaultMessage: 'Le résultat',
		description: 'Third step of the working day',
	},
	resultText: {
		id: 'landing.result.text',
		defaultMessage:
			'Une personne saisit les lots, une autre les confirme. Les gains sont calculés en quelques secondes.',
		description: 'Third step of the working day, text',
	},
	settleTitle: {
		id: 'landing.settle.title',
		defaultMessage: 'La caisse',
		description: 'Fourth step of the working day',
	},
	settleText: {
		id: 'landing.settle.text',
		defaultMessage:
			'Vente, gains, commissions : la balance de chaque agent, au centime, avec chaque mouvement.',
		description: 'Fourth step of the working day, text',
	},
	exposureTitle: {
		id: 'landing.exposure.title',
		defaultMessage: 'Voyez le risque avant le tirage',
		description: 'Title of the landing page section on exposure',
	},
	exposureText: {
		id: 'landing.exposure.text',
		defaultMessage:
			'Les cent boules d’un tirage ouvert, la mise sur chacune et ce qu’elle coûterait si elle sortait. Une boule trop chargée se bloque en deux gestes.',
		description: 'Text of the landing page section on exposure',
	},
	exposurePicture: {
		id: 'landing.exposure.picture',
		defaultMessage: 'Aperçu : les boules de 00 à 99, plus foncées là où la mise est forte',
		description: 'Name of the heat map picture',
	},
	rolesTitle: {
		id: 'landing.roles.title',
		defaultMessage: 'À chacun ce qui le regarde',
		description: 'Title of the landing page section on roles',
	},
	rolesText: {
		id: 'landing.roles.text',
		defaultMessage:
			'Chaque écran et chaque action dépendent d’un droit. Chaque écriture laisse une trace vérifiable.',
		description: 'Text of the landing page section on roles',
	},
	roleSuper: {
		id: 'landing.roles.super',
		defaultMessage: 'Compagnies, pays, tirages automatiques, facturation et paiements.',
		description: 'What a Super Admin does',
	},
	roleAdmin: {
		id: 'landing.roles.admin',
		defaultMessage: 'Agents, surcussales, primes, limites, rapports et caisse de sa compagnie.',
		description: 'What an Admin does',
	},
	roleSupervisor: {
		id: 'landing.roles.supervisor',
		defaultMessage: 'Les surcussales qui lui sont confiées : ventes, fiches et rapports.',
		description: 'What a Superviseur does',
	},
	ctaTitle: {
		id: 'landing.cta.title',
		defaultMessage: 'Votre journée commence ici.',
		description: 'Headline of the last section of the landing page',
	},
	picture: {
		id: 'landing.picture',
		defaultMessage:
			'Le tableau de bord d’une compagnie : ventes, gains, commission et net du jour, tirages ouverts et exposition',
		description: 'Alternative text of the picture of the product',
	},
});
