import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	ticketTitle: {
		id: 'fiche_view.ticket_title',
		defaultMessage: 'Fiche {ref}',
		description: 'Title of the public page that shows a ticket as printed',
	},
	checkTitle: {
		id: 'fiche_view.check_title',
		defaultMessage: 'Vérification de la fiche {ref}',
		description: 'Title of the public page that tells what became of a ticket',
	},
	loading: {
		id: 'fiche_view.loading',
		defaultMessage: 'Recherche de la fiche…',
		description: 'Read out while a ticket is on its way',
	},
	unknownTitle: {
		id: 'fiche_view.unknown_title',
		defaultMessage: 'Aucune fiche ne porte cette référence',
		description: 'No ticket has the reference of the address',
	},
	unknownText: {
		id: 'fiche_view.unknown_text',
		defaultMessage:
			'Comparez-la avec la fiche imprimée, sous le code QR. Si elle est la même, adressez-vous à la surcussale qui a vendu la fiche.',
		description: 'What to do then',
	},
	waitTitle: {
		id: 'fiche_view.wait_title',
		defaultMessage: 'Trop de vérifications à la suite',
		description: 'Too many tickets were looked up from one place',
	},
	waitText: {
		id: 'fiche_view.wait_text',
		defaultMessage:
			'{seconds, plural, =0 {Vous pouvez réessayer.} one {Vous pourrez réessayer dans # seconde.} other {Vous pourrez réessayer dans # secondes.}}',
		description: 'How long to wait then',
	},
	retry: { id: 'fiche_view.retry', defaultMessage: 'Réessayer', description: 'Button' },
	failedTitle: {
		id: 'fiche_view.failed_title',
		defaultMessage: 'La fiche n’a pas pu être chargée',
		description: 'The ticket could not be read',
	},
	offline: {
		id: 'fiche_view.offline',
		defaultMessage: 'Cet appareil n’est pas en ligne. La page continue dès que le réseau revient.',
		description: 'Why, where the browser has no network',
	},
	print: { id: 'fiche_view.print', defaultMessage: 'Imprimer', description: 'Button' },
	asPrinted: {
		id: 'fiche_view.as_printed',
		defaultMessage: 'Voir la fiche complète',
		description: 'Link from what became of a ticket to the ticket as printed',
	},
	checkOther: {
		id: 'fiche_view.check_other',
		defaultMessage: 'Vérifier une autre fiche',
		description: 'Heading above the field for a reference',
	},
	formTitle: {
		id: 'fiche_view.form_title',
		defaultMessage: 'Vous avez une fiche ?',
		description: 'Heading of the landing page section where a ticket can be checked',
	},
	formText: {
		id: 'fiche_view.form_text',
		defaultMessage:
			'Scannez son code QR, ou tapez sa référence : vous saurez aussitôt ce qu’elle a gagné.',
		description: 'Below that heading',
	},
	reference: {
		id: 'fiche_view.reference',
		defaultMessage: 'Référence de la fiche',
		description: 'Field for the reference of a ticket',
	},
	referenceHelp: {
		id: 'fiche_view.reference_help',
		defaultMessage: '12 lettres et chiffres, par exemple 7K3F 9QXM 2B4D.',
		description: 'Below that field',
	},
	referenceMissing: {
		id: 'fiche_view.reference_missing',
		defaultMessage: 'Tapez la référence imprimée sous le code QR.',
		description: 'Error at that field: it is empty',
	},
	referenceWrong: {
		id: 'fiche_view.reference_wrong',
		defaultMessage: 'Ce n’est pas une référence : il en faut 12 lettres et chiffres.',
		description: 'Error at that field',
	},
	check: { id: 'fiche_view.check', defaultMessage: 'Vérifier', description: 'Button' },
});
