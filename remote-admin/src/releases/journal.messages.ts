import { defineMessages } from '@borlette/shared/i18n';

export const journalMessages = defineMessages({
	journal: {
		id: 'releases.journal',
		defaultMessage: 'Journal',
		description: 'Heading',
	},
	journalText: {
		id: 'releases.journal_text',
		defaultMessage: 'Ce qui a été fait dans ce canal, le plus récent d’abord.',
		description: 'Below the heading',
	},
	noJournal: {
		id: 'releases.no_journal',
		defaultMessage: 'Rien n’a encore été fait ici.',
		description: 'In place of entries',
	},
	journalFailed: {
		id: 'releases.journal_failed',
		defaultMessage: 'Le journal n’a pas pu être lu',
		description: 'Title of an error',
	},
	more: {
		id: 'releases.more',
		defaultMessage: 'Voir plus ancien',
		description: 'Button',
	},
	from: {
		id: 'releases.from',
		defaultMessage: 'depuis {channel}',
		description: 'After an action: the channel that a build came from',
	},
	forShare: {
		id: 'releases.done_for_share',
		defaultMessage: 'pour {share} % des opérateurs',
		description: 'After an action: share of the operators',
	},
	entryRevision: {
		id: 'releases.entry_revision',
		defaultMessage: 'Révision {revision}',
		description: 'Before a number',
	},
	theStart: {
		id: 'releases.the_start',
		defaultMessage: 'Démarrage',
		description: 'In place of a person: npm start did it',
	},
});
