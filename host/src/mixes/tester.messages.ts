import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	title: {
		id: 'mix.title',
		defaultMessage: 'Mélange de test',
		description: 'Section of the settings panel for testers: other builds of the remotes',
	},
	channelBuild: {
		id: 'mix.channelBuild',
		defaultMessage: '{build} · ce canal',
		description: 'Choice: the build that the channel of this page names',
	},
	otherBuild: {
		id: 'mix.otherBuild',
		defaultMessage: '{build} · {channels}',
		description: 'Choice: a build of other channels, or of before',
	},
	before: {
		id: 'mix.before',
		defaultMessage: '{channel} (avant)',
		description: 'A channel that ran the build before',
	},
	absent: {
		id: 'mix.absent',
		defaultMessage: 'absent de ce canal',
		description: 'Choice: a remote that the channel of this page does not have',
	},
	build: {
		id: 'mix.build',
		defaultMessage: 'Version de {remote}',
		description: 'Name of the choice of a build',
	},
	loaded: {
		id: 'mix.loaded',
		defaultMessage: 'chargé : entrée {entry} ms, page {page} ms',
		description: 'Beside a remote that works; page is – while none was opened',
	},
	failed: {
		id: 'mix.failed',
		defaultMessage: 'en échec : {failure}',
		description: 'Beside a remote that did not come or broke',
	},
	idle: {
		id: 'mix.idle',
		defaultMessage: 'pas encore chargé',
		description: 'Beside a remote whose pages nobody has opened',
	},
	resetOne: {
		id: 'mix.resetOne',
		defaultMessage: 'Remettre {remote} au canal',
		description: 'Button: run the channel’s build of this remote again',
	},
	resetAll: {
		id: 'mix.resetAll',
		defaultMessage: 'Tout remettre au canal',
		description: 'Button: run the builds of the channel again',
	},
	apply: {
		id: 'mix.apply',
		defaultMessage: 'Appliquer et recharger',
		description: 'Button: load the page anew with the builds chosen',
	},
	copyLink: {
		id: 'mix.copyLink',
		defaultMessage: 'Copier le lien',
		description: 'Button: copies an address that opens the same builds',
	},
	unreachable: {
		id: 'mix.listFailed',
		defaultMessage: 'Les autres canaux sont hors de portée.',
		description: 'In place of the builds that could be chosen',
	},
	shared: {
		id: 'mix.shared',
		defaultMessage: 'Paquets partagés',
		description: 'Unfolds who provides each shared package, and which version',
	},
	provider: {
		id: 'mix.provider',
		defaultMessage: '{version}, fourni par {provider}',
		description: 'Version of a shared package and the part of the application that brought it',
	},
});
