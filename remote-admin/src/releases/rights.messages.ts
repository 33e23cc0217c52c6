import { defineMessages } from '@borlette/shared/i18n';

export const rightsMessages = defineMessages({
	rights: {
		id: 'releases.rights',
		defaultMessage: 'Droits des équipes',
		description: 'Heading',
	},
	rightsText: {
		id: 'releases.rights_text',
		defaultMessage:
			'Une personne d’une équipe agit sur les modules que vous lui donnez, et sur aucun autre.',
		description: 'Below the heading',
	},
	noRights: {
		id: 'releases.no_rights',
		defaultMessage: 'Personne d’autre que vous n’agit ici.',
		description: 'In place of people',
	},
	rightsFailed: {
		id: 'releases.rights_failed',
		defaultMessage: 'Les droits n’ont pas pu être lus',
		description: 'Title of an error',
	},
	give: {
		id: 'releases.give',
		defaultMessage: 'Donner un droit',
		description: 'Button',
	},
	change: {
		id: 'releases.change',
		defaultMessage: 'Modifier',
		description: 'Button',
	},
	changeOf: {
		id: 'releases.change_of',
		defaultMessage: 'Modifier le droit de {name}',
		description: 'Name of a button',
	},
	giveTitle: {
		id: 'releases.give_title',
		defaultMessage: 'Donner un droit',
		description: 'Title of a dialog',
	},
	giveText: {
		id: 'releases.give_text',
		defaultMessage:
			'La personne se connecte pour une compagnie, par exemple celle de son équipe. Sans module, le droit est retiré.',
		description: 'In the dialog',
	},
	username: {
		id: 'releases.username',
		defaultMessage: 'Nom d’utilisateur',
		description: 'Field',
	},
	modules: {
		id: 'releases.modules',
		defaultMessage: 'Modules',
		description: 'Field: which remotes',
	},
	given: {
		id: 'releases.given',
		defaultMessage: 'Droit enregistré.',
		description: 'Toast',
	},
	saveRight: {
		id: 'releases.save_right',
		defaultMessage: 'Enregistrer',
		description: 'Button',
	},
});
