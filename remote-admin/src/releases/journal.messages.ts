import { defineTexts } from '@borlette/shared/i18n';

export const journalMessages = defineTexts('releases.journal', {
	journal: 'Journal',
	journalText: 'Ce qui a été fait dans ce canal, le plus récent d’abord.',
	noJournal: 'Rien n’a encore été fait ici.',
	journalFailed: 'Le journal n’a pas pu être lu',
	more: 'Voir plus ancien',
	// After an action: the channel that a build came from
	from: 'depuis {channel}',
	// After an action: share of the operators
	forShare: 'pour {share, number} % des opérateurs',
	// Of remotes: nobody can build them again
	uncommitted: 'Sources qui ne sont dans aucun commit : {remotes}',
	// Before a number
	entryRevision: 'Révision {revision}',
	// In place of a person: npm start did it
	theStart: 'Démarrage',
	// In place of a person: what takes back builds that fail did it
	theWatch: 'Surveillance automatique',
	// Why the watch took a build back; evidence: so many times likelier than chance, at least
	worse:
		'{failed} des {visits, plural, one {# visite} other {# visites}} de {build} ont échoué, contre {failedBefore} de celles de {before} ; au moins {evidence, number} fois plus probable qu’un hasard',
	// Why the watch took a build back
	searched:
		'Des pages échouent et rien ne dit quelle version en est la cause : on regarde si c’est {remote}',
	// Why the watch gave a build again
	innocent: 'Cette version n’était pas en cause',
});
