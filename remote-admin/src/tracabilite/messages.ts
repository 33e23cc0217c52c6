import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('tracabilite', {
	agents: 'Traçabilité des agents',
	supervisors: 'Traçabilité des superviseurs',
	// Title of the list: what admins and the provider did
	companies: 'Traçabilité de la compagnie',
	empty:
		'Rien n’a encore été fait ici. Chaque écriture y laisse sa trace, qui ne peut plus être changée.',
	at: 'Moment',
	// Column and filter: who did it
	actor: 'Personne',
	everybody: 'Toutes les personnes',
	role: 'Rôle',
	action: 'Action',
	everyAction: 'Toutes les actions',
	// Column and filter: kind of object
	objectType: 'Objet',
	everyObject: 'Tous les objets',
	// Stands for the company where an entry is the provider’s own affair
	provider: 'Fournisseur',
	entry: 'Écriture',
	// Read out while the entry is on its way
	loading: 'Chargement de l’écriture…',
	// No entry has the name in the address
	unknownTitle: 'Écriture introuvable',
	unknownText: 'Aucune écriture que vous pouvez voir ne porte ce numéro.',
	failedTitle: 'L’écriture n’a pas pu être chargée',
	// Label in the panel: when
	when: 'Le',
	// Label in the panel: from which address and browser
	where: 'Depuis',
	// Label in the panel: place in the chain of hashes
	place: 'Chaîne',
	// Place of an entry in its chain
	seq: 'Écriture n° {seq, number}',
	// Label in the panel: hash of the entry
	hash: 'Empreinte',
	field: 'Champ',
	before: 'Avant',
	after: 'Après',
	noFields: 'Cette action n’a changé aucun champ.',
	sameObject: 'Toutes les écritures sur cet objet',
	// Button: works the chain of hashes out anew
	verify: 'Vérifier',
	verifyTitle: 'Vérification de la traçabilité',
	verifyText:
		'Chaque écriture porte l’empreinte de la précédente. Toutes sont recalculées, puis comparées à la tête gardée hors de la base.',
	verifying: 'Recalcul des empreintes… Cela peut durer sur une longue traçabilité.',
	verifyFailed: 'La vérification n’a pas pu aboutir',
	verifyAgain: 'Vérifier à nouveau',
	verifyNothing: 'Il n’y a encore aucune écriture à vérifier.',
	whole: 'Intacte : {count, plural, one {# écriture} other {# écritures}}. Empreinte de tête :',
	badChanged: 'L’écriture n° {seq, number} a été modifiée après coup.',
	badMissing: 'Avant l’écriture n° {seq, number}, une écriture manque ou a été remplacée.',
	// Which entry is bad
	badEntry: '{moment}, {name} : {object}',
	openBad: 'Voir cette écriture',
	noAnchor: 'Aucune tête n’a encore été gardée hors de la base.',
	anchorWhole: 'Concorde avec la tête gardée hors de la base le {moment} (n° {seq, number}).',
	anchorCut:
		'La fin a été coupée : l’écriture n° {seq, number}, gardée hors de la base le {moment}, n’est plus là.',
	anchorRewritten:
		'La chaîne a été réécrite : l’écriture n° {seq, number} n’est plus celle gardée hors de la base le {moment}.',
});
