import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('landing', {
	heroTitle: 'La borlette, tenue comme une banque.',
	heroText:
		'Ventes, tirages, limites, paiements et rapports de toutes vos surcussales dans un seul espace, en temps réel.',
	// Button that leads down the landing page
	discover: 'Découvrir',
	featuresTitle: 'De la première fiche à la clôture',
	featuresText:
		'Une journée de borlette comporte quatre moments. Chacun a ses règles, et l’application les tient.',
	// First step of the working day
	saleTitle: 'La vente',
	saleText:
		'Limites par jeu et par boule, boules bloquées : chaque règle est vérifiée au moment de la vente.',
	// Second step of the working day
	closeTitle: 'La fermeture',
	closeText:
		'L’horloge du serveur ferme le tirage. Après, aucune fiche ne peut être ajoutée ni annulée.',
	// Third step of the working day
	resultTitle: 'Le résultat',
	resultText:
		'Une personne entre les lots, une autre les confirme. Les gains sont calculés en quelques secondes.',
	// Fourth step of the working day
	settleTitle: 'La caisse',
	settleText:
		'Ventes, gains, commissions : le solde de chaque agent, au centime, avec chaque mouvement.',
	exposureTitle: 'Voyez le risque avant le tirage',
	exposureText:
		'Les cent boules d’un tirage ouvert, la mise sur chacune et ce qu’elle coûterait si elle sortait. Une boule trop chargée se bloque en deux gestes.',
	exposurePicture: 'Aperçu : les boules de 00 à 99, plus foncées là où la mise est forte',
	beyondTitle: 'Au-delà de la vente',
	beyondText: 'Ce qu’aucun cahier ne fait, et que l’application fait chaque jour.',
	pilotTitle: 'Pilote de risque',
	pilotText:
		'Vous fixez ce qu’un tirage peut perdre au plus. Une vente qui le dépasserait est refusée.',
	tourTitle: 'Tournée des superviseurs',
	tourText: 'L’argent se reçoit contre deux signatures, sur un téléphone, même sans réseau.',
	// Close of an agent's day
	countTitle: 'Clôture du jour',
	countText: 'Attendu, compté, manquant : la journée de chaque agent se ferme au clavier.',
	alertTitle: 'Alertes',
	alertText:
		'Un gros gain, une dette, une perte : un e-mail ou une notification vous le dit à temps.',
	proofTitle: 'Fiches qui se prouvent',
	proofText: 'Le code QR porte une signature : une fausse fiche se reconnaît, même sans réseau.',
	reportTitle: 'Rapports qui restent',
	reportText: 'Un rapport se rouvre tel qu’il était, et son empreinte le montre.',
	rolesTitle: 'À chacun ce qui le regarde',
	rolesText:
		'Chaque écran et chaque action dépendent d’un droit. Chaque écriture laisse une trace vérifiable.',
	roleSuper: 'Compagnies, pays, tirages automatiques, facturation et paiements.',
	roleAdmin: 'Agents, surcussales, primes, limites, rapports et caisse de sa compagnie.',
	roleSupervisor: 'Les surcussales qui lui sont confiées : ventes, fiches, tournée et rapports.',
	ctaTitle: 'Votre journée commence ici.',
	picture:
		'Le tableau de bord d’une compagnie : ventes, gains, commission et net du jour, tirages ouverts et exposition',
});
