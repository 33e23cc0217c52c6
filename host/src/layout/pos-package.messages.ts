import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('pos_package', {
	// Heading below the menu: the program of the terminals
	title: 'Application des terminaux',
	none: 'Aucun programme n’est encore fourni. Demandez au fournisseur de le mettre à disposition.',
	version: 'Version {version} · {size}',
	download: 'Télécharger l’application',
	// Button while the file is downloaded
	cancel: 'Arrêter',
	// Read out and on hover
	checksum: 'Empreinte SHA-256 : {sum}',
	copy: 'Copier l’empreinte SHA-256',
	copied: 'L’empreinte est copiée.',
	notCopied: 'L’empreinte n’a pas pu être copiée.',
	failed: 'Le téléchargement a échoué : {reason}',
	incomplete: 'Le fichier reçu n’est pas celui annoncé. Recommencez.',
});
