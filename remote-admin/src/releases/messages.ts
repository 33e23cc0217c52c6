import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	title: {
		id: 'releases.title',
		defaultMessage: 'Mises en service',
		description: 'Title of the page',
	},
	text: {
		id: 'releases.text',
		defaultMessage: 'Ce que chaque canal fait tourner, et ce qui s’y passe.',
		description: 'Below the title',
	},
	failed: {
		id: 'releases.failed',
		defaultMessage: 'Les canaux n’ont pas pu être lus',
		description: 'Title of an error',
	},
	channels: {
		id: 'releases.channels',
		defaultMessage: 'Canaux',
		description: 'Name of the navigation',
	},
	dev: {
		id: 'releases.dev',
		defaultMessage: 'Développement',
		description: 'A channel',
	},
	staging: {
		id: 'releases.staging',
		defaultMessage: 'Préproduction',
		description: 'A channel',
	},
	production: {
		id: 'releases.production',
		defaultMessage: 'Production',
		description: 'A channel',
	},
	remoteCount: {
		id: 'releases.remote_count',
		defaultMessage: '{count, plural, =0 {vide} one {# module} other {# modules}}',
		description: 'On the tab of a channel',
	},
	revision: {
		id: 'releases.revision',
		defaultMessage: 'révision {revision}',
		description: 'On the tab of a channel',
	},
	ahead: {
		id: 'releases.ahead',
		defaultMessage: '{count, plural, one {# en avance} other {# en avance}}',
		description: 'On the tab of a channel: builds that production does not have',
	},
	builds: {
		id: 'releases.builds',
		defaultMessage: 'Versions en service',
		description: 'Heading',
	},
	signedBy: {
		id: 'releases.signed_by',
		defaultMessage: 'Révision {revision}, signée {when} par {who}',
		description: 'Below the heading; who is the name of a key',
	},
	comparedWith: {
		id: 'releases.compared_with',
		defaultMessage: 'Comparé avec {place}',
		description: 'Below the heading; place is an address or a name of the tool',
	},
	remote: {
		id: 'releases.remote',
		defaultMessage: 'Module',
		description: 'Column',
	},
	version: {
		id: 'releases.version',
		defaultMessage: 'Version',
		description: 'Column',
	},
	author: {
		id: 'releases.author',
		defaultMessage: 'Auteur',
		description: 'Column: who published the build',
	},
	size: {
		id: 'releases.size',
		defaultMessage: 'Taille',
		description: 'Column',
	},
	age: {
		id: 'releases.age',
		defaultMessage: 'Âge',
		description: 'Column: since when the build exists',
	},
	proof: {
		id: 'releases.proof',
		defaultMessage: 'Compatibilité',
		description: 'Column: whether it fits host and API',
	},
	fits: {
		id: 'releases.fits',
		defaultMessage: 'Compatible',
		description: 'State of a build',
	},
	misfits: {
		id: 'releases.misfits',
		defaultMessage: '{count, plural, one {# problème} other {# problèmes}}',
		description: 'State of a build; count of problems',
	},
	notCompared: {
		id: 'releases.not_compared',
		defaultMessage: 'Non comparé',
		description: 'State of a build',
	},
	killedNow: {
		id: 'releases.killed_now',
		defaultMessage: 'Interdite',
		description: 'State of a build',
	},
	runsInstead: {
		id: 'releases.runs_instead',
		defaultMessage: 'Tourne à la place : {build}',
		description: 'Below a killed build',
	},
	runsNothing: {
		id: 'releases.runs_nothing',
		defaultMessage: 'Rien ne tourne à la place',
		description: 'Below a killed build',
	},
	placedSince: {
		id: 'releases.placed_since',
		defaultMessage: 'en place {when}',
		description: 'In place of a build, below its version',
	},
	placedFrom: {
		id: 'releases.placed_from',
		defaultMessage: 'en place {when}, depuis {channel}',
		description: 'The same, with the channel that it came from',
	},
	gone: {
		id: 'releases.gone',
		defaultMessage: 'absente',
		description: 'In place of a size: the files are not in the store',
	},
	unknown: {
		id: 'releases.unknown',
		defaultMessage: 'inconnu',
		description: 'In place of an author who is not known',
	},
	problems: {
		id: 'releases.problems',
		defaultMessage: 'Ce qui ne va pas',
		description: 'Summary of a list',
	},
	none: {
		id: 'releases.none',
		defaultMessage: 'Rien n’est en service ici',
		description: 'Title of an empty channel',
	},
	noneText: {
		id: 'releases.none_text',
		defaultMessage:
			'Une équipe y publie avec « pnpm release publish », ou promeut depuis un autre canal.',
		description: 'Below it',
	},
	removed: {
		id: 'releases.removed',
		defaultMessage: '{name} a été retiré {when} : « {reason} »',
		description: 'A remote that was taken out',
	},
	actions: {
		id: 'releases.actions',
		defaultMessage: 'Actions pour {name}',
		description: 'Name of the menu of a row',
	},
	promoteTo: {
		id: 'releases.promote_to',
		defaultMessage: 'Promouvoir vers {channel}',
		description: 'Menu entry',
	},
	rollback: {
		id: 'releases.rollback',
		defaultMessage: 'Revenir à la version précédente',
		description: 'Menu entry and button',
	},
	kill: {
		id: 'releases.kill',
		defaultMessage: 'Interdire cette version',
		description: 'Menu entry and button',
	},
	remove: {
		id: 'releases.remove',
		defaultMessage: 'Retirer du canal',
		description: 'Menu entry and button',
	},
	promoteTitle: {
		id: 'releases.promote_title',
		defaultMessage: 'Promouvoir {name} vers {channel}',
		description: 'Title of a dialog',
	},
	rollbackTitle: {
		id: 'releases.rollback_title',
		defaultMessage: 'Revenir en arrière : {name}',
		description: 'Title of a dialog',
	},
	killTitle: {
		id: 'releases.kill_title',
		defaultMessage: 'Interdire une version de {name}',
		description: 'Title of a dialog',
	},
	removeTitle: {
		id: 'releases.remove_title',
		defaultMessage: 'Retirer {name} de {channel}',
		description: 'Title of a dialog',
	},
	promoteText: {
		id: 'releases.promote_text',
		defaultMessage: 'Les pages ouvertes la prennent à leur prochaine navigation.',
		description: 'Explains the act',
	},
	rollbackText: {
		id: 'releases.rollback_text',
		defaultMessage:
			'Les pages ouvertes la prennent à leur prochaine navigation. La version quittée peut revenir.',
		description: 'Explains the act',
	},
	killText: {
		id: 'releases.kill_text',
		defaultMessage:
			'Les pages ouvertes la quittent tout de suite, et elle ne tournera plus jamais, dans aucun canal. Votre motif y est affiché.',
		description: 'Explains the act',
	},
	removeText: {
		id: 'releases.remove_text',
		defaultMessage:
			'Ses pages et ses entrées de menu disparaissent tout de suite. Votre motif y est affiché.',
		description: 'Explains the act',
	},
	was: {
		id: 'releases.was',
		defaultMessage: 'En service',
		description: 'Before the build that is in place',
	},
	becomes: {
		id: 'releases.becomes',
		defaultMessage: 'Devient',
		description: 'Before the build that takes its place',
	},
	nothing: {
		id: 'releases.nothing',
		defaultMessage: 'rien',
		description: 'In place of a build',
	},
	reason: {
		id: 'releases.reason',
		defaultMessage: 'Motif',
		description: 'Field',
	},
	reasonHelp: {
		id: 'releases.reason_help',
		defaultMessage: 'Gardé avec votre nom dans la traçabilité et le journal du canal.',
		description: 'Below the field',
	},
	code: {
		id: 'releases.code',
		defaultMessage: 'Code',
		description: 'Field',
	},
	codeHelp: {
		id: 'releases.code_help',
		defaultMessage: 'Les six chiffres que votre application d’authentification affiche maintenant.',
		description: 'Below the field',
	},
	cancel: {
		id: 'releases.cancel',
		defaultMessage: 'Annuler',
		description: 'Button',
	},
	back: {
		id: 'releases.back',
		defaultMessage: 'Retour',
		description: 'Button',
	},
	reload: {
		id: 'releases.reload',
		defaultMessage: 'Voir l’état actuel',
		description: 'Button: reads the channels again',
	},
	quoted: {
		id: 'releases.quoted',
		defaultMessage: '« {reason} »',
		description: 'A reason that somebody gave',
	},
	canaryNow: {
		id: 'releases.canary_now',
		defaultMessage: 'À l’essai chez {share} % des opérateurs : {build}',
		description: 'Below a build: some operators have another one',
	},
	endCanary: {
		id: 'releases.end_canary',
		defaultMessage: 'Arrêter l’essai',
		description: 'Menu entry and button',
	},
	endCanaryTitle: {
		id: 'releases.end_canary_title',
		defaultMessage: 'Arrêter l’essai de {name}',
		description: 'Title of a dialog',
	},
	forWhom: {
		id: 'releases.for_whom',
		defaultMessage: 'Pour qui',
		description: 'Field: who gets the build',
	},
	forEverybody: {
		id: 'releases.for_everybody',
		defaultMessage: 'Tous les opérateurs',
		description: 'Choice',
	},
	forShare: {
		id: 'releases.for_share',
		defaultMessage: 'À l’essai : {share} % des opérateurs',
		description: 'Choice: a trial',
	},
	goAnyway: {
		id: 'releases.go_anyway',
		defaultMessage: 'Passer outre, avec ce motif',
		description: 'Button: although a draw closes soon',
	},
	details: {
		id: 'releases.details',
		defaultMessage: 'Ce que dit l’outil',
		description: 'Summary of what the tool says',
	},
	done: {
		id: 'releases.done',
		defaultMessage: '{name} : c’est fait.',
		description: 'Toast',
	},
	setUpTitle: {
		id: 'releases.set_up_title',
		defaultMessage: 'Il vous faut d’abord une seconde étape',
		description: 'Title: the person has no authenticator',
	},
	setUpText: {
		id: 'releases.set_up_text',
		defaultMessage:
			'Agir ici demande à chaque fois un code de votre application d’authentification. Activez-la dans votre compte, puis revenez.',
		description: 'Below it',
	},
	setUp: {
		id: 'releases.set_up',
		defaultMessage: 'Activer la double authentification',
		description: 'Link',
	},
	offNoStore: {
		id: 'releases.off_no_store',
		defaultMessage: 'Ce serveur ne voit pas les mises en service.',
		description: 'Notice: why nobody acts here',
	},
	offNoStoreText: {
		id: 'releases.off_no_store_text',
		defaultMessage:
			'Donnez à l’API le dossier du magasin (STORE_DIR) et les clés racines (TRUST_FILE).',
		description: 'Below it',
	},
	offNoKey: {
		id: 'releases.off_no_key',
		defaultMessage: 'Consultation seulement : ce serveur n’a pas de clé.',
		description: 'Notice: why nobody acts here',
	},
	offNoKeyText: {
		id: 'releases.off_no_key_text',
		defaultMessage:
			'Donnez une clé à l’API (RELEASE_KEY) ; d’ici là on agit avec « pnpm release ».',
		description: 'Below it',
	},
	offNoGrant: {
		id: 'releases.off_no_grant',
		defaultMessage: 'Consultation seulement : la clé de ce serveur n’a aucun droit.',
		description: 'Notice: why nobody acts here',
	},
	offNoGrantText: {
		id: 'releases.off_no_grant_text',
		defaultMessage: 'Qui garde la clé racine lui en donne un avec « pnpm release key grant ».',
		description: 'Below it',
	},
	offUnreadable: {
		id: 'releases.off_unreadable',
		defaultMessage: 'Consultation seulement : la clé ou les droits ne se lisent pas.',
		description: 'Notice: why nobody acts here',
	},
	offUnreadableText: {
		id: 'releases.off_unreadable_text',
		defaultMessage: '« pnpm release check » dit ce qui ne va pas.',
		description: 'Below it',
	},
	expiryNear: {
		id: 'releases.expiry_near',
		defaultMessage: 'La liste de ce canal compte encore jusqu’au {date}',
		description: 'Notice',
	},
	expiryPast: {
		id: 'releases.expiry_past',
		defaultMessage: 'La liste de ce canal est périmée depuis le {date}',
		description: 'Notice',
	},
	expiryText: {
		id: 'releases.expiry_text',
		defaultMessage: 'Renouvelez-la avec « pnpm release renew ». Rien n’est retiré entre-temps.',
		description: 'Below it',
	},
	unbelieved: {
		id: 'releases.unbelieved',
		defaultMessage: 'La liste de ce canal n’est pas crue',
		description: 'Notice',
	},
	hostProblems: {
		id: 'releases.host_problems',
		defaultMessage: 'L’hôte demande à l’API ce qu’elle n’a pas',
		description: 'Notice',
	},
});
