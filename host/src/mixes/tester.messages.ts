import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('mix', {
	// Section of the settings panel for testers: other builds of the remotes
	title: 'Mélange de test',
	// Choice: the build that the channel of this page names
	channelBuild: '{build} · ce canal',
	// Choice: a build of other channels, or of before
	otherBuild: '{build} · {channels}',
	// A channel that ran the build before
	before: '{channel} (avant)',
	// Choice: a remote that the channel of this page does not have
	absent: 'absent de ce canal',
	// Name of the choice of a build
	build: 'Version de {remote}',
	loaded: 'chargé : entrée {entry} ms, page {page} ms',
	// Beside a remote that did not come or broke
	failed: 'en échec : {failure}',
	// Beside a remote whose pages nobody has opened
	idle: 'pas encore chargé',
	// Button: run the channel’s build of this remote again
	resetOne: 'Remettre {remote} au canal',
	resetAll: 'Tout remettre au canal',
	// Button: load the page anew with the builds chosen
	apply: 'Appliquer et recharger',
	// Button: copies an address that opens the same builds
	copyLink: 'Copier le lien',
	unreachable: 'Les autres canaux sont hors de portée.',
	// Unfolds who provides each shared package, and which version
	shared: 'Paquets partagés',
	// Version of a shared package and the part of the application that brought it
	provider: '{version}, fourni par {provider}',
});
