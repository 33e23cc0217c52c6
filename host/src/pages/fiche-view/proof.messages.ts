import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	genuine: {
		id: 'ticket_proof.genuine',
		defaultMessage: 'Fiche authentique telle que vendue : elle porte notre signature',
		description: 'The signature in the QR code of a ticket is ours',
	},
	agreesText: {
		id: 'ticket_proof.agrees_text',
		defaultMessage: 'Nos registres disent la même chose. Comparez avec le papier :',
		description: 'Below that: the books agree; what was signed follows',
	},
	offlineText: {
		id: 'ticket_proof.offline_text',
		defaultMessage:
			'Nos registres ne répondent pas : sans le réseau, on ne peut pas dire si elle a gagné, si elle a été payée ou annulée. Comparez avec le papier :',
		description: 'Below that: the books cannot be read; what was signed follows',
	},
	disagrees: {
		id: 'ticket_proof.disagrees',
		defaultMessage:
			'Attention : la fiche signée et nos registres se contredisent. Ne la payez pas.',
		description: 'The signature is ours, but our books tell something else',
	},
	disagreesText: {
		id: 'ticket_proof.disagrees_text',
		defaultMessage:
			'Gardez la fiche et prévenez la compagnie. Ce qui a été signé à la vente ; plus bas, ce que disent nos registres :',
		description: 'Below that; what was signed follows',
	},
	unknownText: {
		id: 'ticket_proof.unknown_text',
		defaultMessage:
			'Elle porte notre signature, mais nos registres ne la connaissent pas. Gardez la fiche et prévenez la compagnie. Ce qui a été signé à la vente :',
		description: 'Below that, where the books have no such ticket; what was signed follows',
	},
	forged: {
		id: 'ticket_proof.forged',
		defaultMessage: 'Ce n’est pas une de nos fiches : la signature du code QR est fausse',
		description: 'The signature in the QR code of a ticket is wrong',
	},
	forgedText: {
		id: 'ticket_proof.forged_text',
		defaultMessage:
			'Le code a été modifié, mal lu, ou ne vient pas de nous. Scannez-le encore une fois ; si rien ne change, ne payez pas ce papier, même si sa référence existe.',
		description: 'What to do then',
	},
	unsupported: {
		id: 'ticket_proof.unsupported',
		defaultMessage: 'Ce navigateur ne sait pas vérifier la signature de la fiche',
		description: 'The browser knows no Ed25519',
	},
	noKey: {
		id: 'ticket_proof.no_key',
		defaultMessage: 'La signature de la fiche ne peut pas encore être vérifiée sur cet appareil',
		description: 'The page was never opened with the network, so that it has no key',
	},
	onlineCounts: {
		id: 'ticket_proof.online_counts',
		defaultMessage: 'Seule la réponse en ligne compte.',
		description: 'What holds where the signature cannot be checked',
	},
	soldBy: {
		id: 'ticket_proof.sold_by',
		defaultMessage: 'Vendue par',
		description: 'In the signed part of a ticket: the company',
	},
	soldAt: {
		id: 'ticket_proof.sold_at',
		defaultMessage: 'Vendue le',
		description: 'In the signed part of a ticket',
	},
	draws: {
		id: 'ticket_proof.draws',
		defaultMessage: 'Tirages',
		description: 'In the signed part of a ticket: names of the draws and their day',
	},
	total: {
		id: 'ticket_proof.total',
		defaultMessage: 'Total',
		description: 'In the signed part of a ticket: what was staked',
	},
});
