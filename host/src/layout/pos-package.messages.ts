import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	title: {
		id: 'pos_package.title',
		defaultMessage: 'Application des terminaux',
		description: 'Heading below the menu: the program of the terminals',
	},
	none: {
		id: 'pos_package.none',
		defaultMessage:
			'Aucun programme n’est encore fourni. Indiquez son fichier au serveur : POS_PACKAGE.',
		description: 'To the provider, where no program of the terminals is configured',
	},
	version: {
		id: 'pos_package.version',
		defaultMessage: 'Version {version} · {size}',
		description: 'Below that heading',
	},
	megabytes: {
		id: 'pos_package.megabytes',
		defaultMessage: '{size} Mo',
		description: 'Size of a file',
	},
	download: {
		id: 'pos_package.download',
		defaultMessage: 'Télécharger l’application',
		description: 'Button',
	},
	cancel: {
		id: 'pos_package.cancel',
		defaultMessage: 'Arrêter',
		description: 'Button while the file is downloaded',
	},
	checksum: {
		id: 'pos_package.checksum',
		defaultMessage: 'Empreinte SHA-256 : {sum}',
		description: 'Read out and on hover',
	},
	copy: {
		id: 'pos_package.copy',
		defaultMessage: 'Copier l’empreinte SHA-256',
		description: 'Button',
	},
	copied: {
		id: 'pos_package.copied',
		defaultMessage: 'L’empreinte est copiée.',
		description: 'Toast',
	},
	notCopied: {
		id: 'pos_package.not_copied',
		defaultMessage: 'L’empreinte n’a pas pu être copiée.',
		description: 'Toast',
	},
	failed: {
		id: 'pos_package.failed',
		defaultMessage: 'Le téléchargement a échoué : {reason}',
		description: 'Below the button',
	},
	incomplete: {
		id: 'pos_package.incomplete',
		defaultMessage: 'Le fichier reçu n’est pas celui annoncé. Recommencez.',
		description: 'Below the button',
	},
});
