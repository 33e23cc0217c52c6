import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('releases', {
	title: 'Mises en service',
	text: 'Ce que chaque canal fait tourner, et ce qui s’y passe.',
	failed: 'Les canaux n’ont pas pu être lus',
	channels: 'Canaux',
	dev: 'Développement',
	staging: 'Préproduction',
	production: 'Production',
	remoteCount: '{count, plural, =0 {vide} one {# module} other {# modules}}',
	revision: 'révision {revision}',
	// On the tab of a channel: builds that production does not have
	ahead: '{count, plural, one {# en avance} other {# en avance}}',
	builds: 'Versions en service',
	// Below the heading; who is the name of a key
	signedBy: 'Révision {revision}, signée {when} par {who}',
	// Below the heading; place is an address or a name of the tool
	comparedWith: 'Comparé avec {place}',
	remote: 'Module',
	version: 'Version',
	// Column: who published the build
	author: 'Auteur',
	size: 'Taille',
	// Column: since when the build exists
	age: 'Âge',
	// Column: whether it fits host and API
	proof: 'Compatibilité',
	fits: 'Compatible',
	// State of a build; count of problems
	misfits: '{count, plural, one {# problème} other {# problèmes}}',
	notCompared: 'Non comparé',
	killedNow: 'Interdite',
	runsInstead: 'Tourne à la place : {build}',
	runsNothing: 'Rien ne tourne à la place',
	// In place of a build, below its version
	placedSince: 'en place {when}',
	// The same, with the channel that it came from
	placedFrom: 'en place {when}, depuis {channel}',
	// In place of a size: the files are not in the store
	gone: 'absente',
	// In place of an author who is not known
	unknown: 'inconnu',
	problems: 'Ce qui ne va pas',
	none: 'Rien n’est en service ici',
	noneText: 'Une équipe y publie avec « pnpm release publish », ou promeut depuis un autre canal.',
	// A remote that was taken out
	removed: '{name} a été retiré {when} : « {reason} »',
	actions: 'Actions pour {name}',
	// Menu entry
	promoteTo: 'Promouvoir vers {channel}',
	rollback: 'Revenir à la version précédente',
	kill: 'Interdire cette version',
	remove: 'Retirer du canal',
	promoteTitle: 'Promouvoir {name} vers {channel}',
	rollbackTitle: 'Revenir en arrière : {name}',
	killTitle: 'Interdire une version de {name}',
	removeTitle: 'Retirer {name} de {channel}',
	promoteText: 'Les pages ouvertes la prennent à leur prochaine navigation.',
	rollbackText:
		'Les pages ouvertes la prennent à leur prochaine navigation. La version quittée peut revenir.',
	killText:
		'Les pages ouvertes la quittent tout de suite, et elle ne tournera plus jamais, dans aucun canal. Votre motif y est affiché.',
	removeText:
		'Ses pages et ses entrées de menu disparaissent tout de suite. Votre motif y est affiché.',
	// Before the build that is in place
	was: 'En service',
	// Before the build that takes its place
	becomes: 'Devient',
	// In place of a build
	nothing: 'rien',
	reasonHelp: 'Gardé avec votre nom dans la traçabilité et le journal du canal.',
	codeHelp:
		'Les six chiffres que votre application d’authentification affiche maintenant, ou un code de secours.',
	// Button: reads the channels again
	reload: 'Voir l’état actuel',
	// A reason that somebody gave
	quoted: '« {reason} »',
	canaryNow: 'À l’essai chez {share, number} % des opérateurs : {build}',
	endCanary: 'Arrêter l’essai',
	endCanaryTitle: 'Arrêter l’essai de {name}',
	// Field: who gets the build
	forWhom: 'Pour qui',
	forEverybody: 'Tous les opérateurs',
	// Choice: a trial
	forShare: 'À l’essai : {share} % des opérateurs',
	goAnyway: 'Passer outre, avec ce motif',
	// Summary of what the tool says
	details: 'Ce que dit l’outil',
	done: '{name} : c’est fait.',
	setUpTitle: 'Il vous faut d’abord une seconde étape',
	setUpText:
		'Agir ici demande à chaque fois un code de votre application d’authentification. Activez-la dans votre compte, puis revenez.',
	setUp: 'Activer la double authentification',
	offNoStore: 'Ce serveur ne voit pas les mises en service.',
	offNoStoreText:
		'Donnez à l’API le dossier du magasin (STORE_DIR) et les clés racines (TRUST_FILE).',
	offNoKey: 'Consultation seulement : ce serveur n’a pas de clé.',
	offNoKeyText: 'Donnez une clé à l’API (RELEASE_KEY) ; d’ici là on agit avec « pnpm release ».',
	offNoGrant: 'Consultation seulement : la clé de ce serveur n’a aucun droit.',
	offNoGrantText: 'Qui garde la clé racine lui en donne un avec « pnpm release key grant ».',
	offUnreadable: 'Consultation seulement : la clé ou les droits ne se lisent pas.',
	offUnreadableText: '« pnpm release check » dit ce qui ne va pas.',
	expiryNear: 'La liste de ce canal compte encore jusqu’au {date}',
	expiryPast: 'La liste de ce canal est périmée depuis le {date}',
	expiryText: 'Renouvelez-la avec « pnpm release renew ». Rien n’est retiré entre-temps.',
	unbelieved: 'La liste de ce canal n’est pas crue',
	hostProblems: 'L’hôte demande à l’API ce qu’elle n’a pas',
});
