import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('ticket_proof', {
	genuine: 'Fiche authentique telle que vendue : elle porte notre signature',
	agreesText: 'Nos registres disent la même chose. Comparez avec le papier :',
	offlineText:
		'Nos registres ne répondent pas : sans le réseau, on ne peut pas dire si elle a gagné, si elle a été payée ou annulée. Comparez avec le papier :',
	disagrees: 'Attention : la fiche signée et nos registres se contredisent. Ne la payez pas.',
	disagreesText:
		'Gardez la fiche et prévenez la compagnie. Ce qui a été signé à la vente ; plus bas, ce que disent nos registres :',
	unknownText:
		'Elle porte notre signature, mais nos registres ne la connaissent pas. Gardez la fiche et prévenez la compagnie. Ce qui a été signé à la vente :',
	forged: 'Ce n’est pas une de nos fiches : la signature du code QR est fausse',
	forgedText:
		'Le code a été modifié, mal lu, ou ne vient pas de nous. Scannez-le encore une fois ; si rien ne change, ne payez pas ce papier, même si sa référence existe.',
	unsupported: 'Ce navigateur ne sait pas vérifier la signature de la fiche',
	noKey: 'La signature de la fiche ne peut pas encore être vérifiée sur cet appareil',
	onlineCounts: 'Seule la réponse en ligne compte.',
	// In the signed part of a ticket: the company
	soldBy: 'Vendue par',
	// In the signed part of a ticket: names of the draws and their day
	draws: 'Tirages',
});
