import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	agents: {
		id: 'tracabilite.agents',
		defaultMessage: 'Traçabilité des agents',
		description: 'Title of the list',
	},
	supervisors: {
		id: 'tracabilite.supervisors',
		defaultMessage: 'Traçabilité des superviseurs',
		description: 'Title of the list',
	},
	companies: {
		id: 'tracabilite.companies',
		defaultMessage: 'Traçabilité de la compagnie',
		description: 'Title of the list: what admins and the provider did',
	},
	empty: {
		id: 'tracabilite.empty',
		defaultMessage:
			'Rien n’a encore été fait ici. Chaque écriture y laisse sa trace, qui ne peut plus être changée.',
		description: 'A trail without entries',
	},
	at: { id: 'tracabilite.at', defaultMessage: 'Moment', description: 'Column' },
	actor: {
		id: 'tracabilite.actor',
		defaultMessage: 'Personne',
		description: 'Column and filter: who did it',
	},
	role: { id: 'tracabilite.role', defaultMessage: 'Rôle', description: 'Column' },
	action: { id: 'tracabilite.action', defaultMessage: 'Action', description: 'Column and filter' },
	objectType: {
		id: 'tracabilite.object_type',
		defaultMessage: 'Objet',
		description: 'Column and filter: kind of object',
	},
	object: {
		id: 'tracabilite.object',
		defaultMessage: 'Nom',
		description: 'Column: what the object is called',
	},
	ip: {
		id: 'tracabilite.ip',
		defaultMessage: 'Adresse',
		description: 'Column: IP address it came from',
	},
	company: {
		id: 'tracabilite.company',
		defaultMessage: 'Compagnie',
		description: 'Column, and label in the panel',
	},
	provider: {
		id: 'tracabilite.provider',
		defaultMessage: 'Fournisseur',
		description: 'Stands for the company where an entry is the provider’s own affair',
	},
	from: { id: 'tracabilite.from', defaultMessage: 'Du', description: 'Filter: first day' },
	until: { id: 'tracabilite.until', defaultMessage: 'Au', description: 'Filter: last day' },
	entry: {
		id: 'tracabilite.entry',
		defaultMessage: 'Écriture',
		description: 'Title of the panel while the entry is on its way',
	},
	loading: {
		id: 'tracabilite.loading',
		defaultMessage: 'Chargement de l’écriture…',
		description: 'Read out while the entry is on its way',
	},
	close: { id: 'tracabilite.close', defaultMessage: 'Fermer', description: 'Button' },
	unknownTitle: {
		id: 'tracabilite.unknown_title',
		defaultMessage: 'Écriture introuvable',
		description: 'No entry has the name in the address',
	},
	unknownText: {
		id: 'tracabilite.unknown_text',
		defaultMessage: 'Aucune écriture que vous pouvez voir ne porte ce numéro.',
		description: 'Below that',
	},
	failedTitle: {
		id: 'tracabilite.failed_title',
		defaultMessage: 'L’écriture n’a pas pu être chargée',
		description: 'Title of an error',
	},
	who: {
		id: 'tracabilite.who',
		defaultMessage: 'Par',
		description: 'Label in the panel: who did it',
	},
	when: { id: 'tracabilite.when', defaultMessage: 'Le', description: 'Label in the panel: when' },
	where: {
		id: 'tracabilite.where',
		defaultMessage: 'Depuis',
		description: 'Label in the panel: from which address and browser',
	},
	place: {
		id: 'tracabilite.place',
		defaultMessage: 'Chaîne',
		description: 'Label in the panel: place in the chain of hashes',
	},
	seq: {
		id: 'tracabilite.seq',
		defaultMessage: 'Écriture n° {seq, number}',
		description: 'Place of an entry in its chain',
	},
	hash: {
		id: 'tracabilite.hash',
		defaultMessage: 'Empreinte',
		description: 'Label in the panel: hash of the entry',
	},
	field: {
		id: 'tracabilite.field',
		defaultMessage: 'Champ',
		description: 'Heading of the comparison',
	},
	before: {
		id: 'tracabilite.before',
		defaultMessage: 'Avant',
		description: 'Heading of the comparison',
	},
	after: {
		id: 'tracabilite.after',
		defaultMessage: 'Après',
		description: 'Heading of the comparison',
	},
	nothing: { id: 'tracabilite.nothing', defaultMessage: '—', description: 'An empty value' },
	noFields: {
		id: 'tracabilite.no_fields',
		defaultMessage: 'Cette action n’a changé aucun champ.',
		description: 'Of a sign-in, for example',
	},
	sameObject: {
		id: 'tracabilite.same_object',
		defaultMessage: 'Toutes les écritures sur cet objet',
		description: 'Link in the panel',
	},
	verify: {
		id: 'tracabilite.verify',
		defaultMessage: 'Vérifier',
		description: 'Button: works the chain of hashes out anew',
	},
	verifyTitle: {
		id: 'tracabilite.verify_title',
		defaultMessage: 'Vérification de la traçabilité',
		description: 'Title of the dialog',
	},
	verifyText: {
		id: 'tracabilite.verify_text',
		defaultMessage:
			'Chaque écriture porte l’empreinte de la précédente. Toutes sont recalculées, puis comparées à la tête gardée hors de la base.',
		description: 'Text of the dialog',
	},
	verifying: {
		id: 'tracabilite.verifying',
		defaultMessage: 'Recalcul des empreintes… Cela peut durer sur une longue traçabilité.',
		description: 'While the verification runs',
	},
	verifyFailed: {
		id: 'tracabilite.verify_failed',
		defaultMessage: 'La vérification n’a pas pu aboutir',
		description: 'Title of an error',
	},
	verifyAgain: {
		id: 'tracabilite.verify_again',
		defaultMessage: 'Vérifier à nouveau',
		description: 'Button',
	},
	verifyNothing: {
		id: 'tracabilite.verify_nothing',
		defaultMessage: 'Il n’y a encore aucune écriture à vérifier.',
		description: 'Result for a company without entries',
	},
	whole: {
		id: 'tracabilite.whole',
		defaultMessage:
			'Intacte : {count, plural, one {# écriture} other {# écritures}}. Empreinte de tête :',
		description: 'Result; the hash follows',
	},
	badChanged: {
		id: 'tracabilite.bad_changed',
		defaultMessage: 'L’écriture n° {seq, number} a été modifiée après coup.',
		description: 'Result: first bad entry',
	},
	badMissing: {
		id: 'tracabilite.bad_missing',
		defaultMessage: 'Avant l’écriture n° {seq, number}, une écriture manque ou a été remplacée.',
		description: 'Result: first bad entry',
	},
	badEntry: {
		id: 'tracabilite.bad_entry',
		defaultMessage: '{moment}, {name} : {object}',
		description: 'Which entry is bad',
	},
	openBad: {
		id: 'tracabilite.open_bad',
		defaultMessage: 'Voir cette écriture',
		description: 'Link',
	},
	noAnchor: {
		id: 'tracabilite.no_anchor',
		defaultMessage: 'Aucune tête n’a encore été gardée hors de la base.',
		description: 'State of the anchor',
	},
	anchorWhole: {
		id: 'tracabilite.anchor_whole',
		defaultMessage: 'Concorde avec la tête gardée hors de la base le {moment} (n° {seq, number}).',
		description: 'State of the anchor',
	},
	anchorCut: {
		id: 'tracabilite.anchor_cut',
		defaultMessage:
			'La fin a été coupée : l’écriture n° {seq, number}, gardée hors de la base le {moment}, n’est plus là.',
		description: 'State of the anchor',
	},
	anchorRewritten: {
		id: 'tracabilite.anchor_rewritten',
		defaultMessage:
			'La chaîne a été réécrite : l’écriture n° {seq, number} n’est plus celle gardée hors de la base le {moment}.',
		description: 'State of the anchor',
	},
});
