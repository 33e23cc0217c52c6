import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('fiche_view', {
	ticketTitle: 'Fiche {ref}',
	checkTitle: 'Vérification de la fiche {ref}',
	// Read out while a ticket is on its way
	loading: 'Recherche de la fiche…',
	unknownTitle: 'Aucune fiche ne porte cette référence',
	unknownText:
		'Comparez-la avec la fiche imprimée, sous le code QR. Si elle est la même, adressez-vous à la surcussale qui a vendu la fiche.',
	waitTitle: 'Trop de vérifications à la suite',
	// How long to wait then
	waitText:
		'{seconds, plural, =0 {Vous pouvez réessayer.} one {Vous pourrez réessayer dans # seconde.} other {Vous pourrez réessayer dans # secondes.}}',
	failedTitle: 'La fiche n’a pas pu être chargée',
	offline: 'Cet appareil n’est pas en ligne. La page continue dès que le réseau revient.',
	// Link from what became of a ticket to the ticket as printed
	asPrinted: 'Voir la fiche complète',
	checkOther: 'Vérifier une autre fiche',
	formTitle: 'Vous avez une fiche ?',
	formText: 'Scannez son code QR, ou tapez sa référence : vous saurez aussitôt ce qu’elle a gagné.',
	// Field for the reference of a ticket
	reference: 'Référence de la fiche',
	referenceHelp: '12 lettres et chiffres, par exemple 7K3F 9QXM 2B4D.',
	referenceMissing: 'Tapez la référence imprimée sous le code QR.',
	referenceWrong: 'Ce n’est pas une référence : elle a 12 lettres et chiffres.',
	check: 'Vérifier',
});
