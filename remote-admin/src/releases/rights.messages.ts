import { defineTexts } from '@borlette/shared/i18n';

export const rightsMessages = defineTexts('releases', {
	rights: 'Droits des équipes',
	rightsText:
		'Une personne d’une équipe agit sur les modules que vous lui donnez, et sur aucun autre.',
	noRights: 'Personne d’autre que vous n’agit ici.',
	rightsFailed: 'Les droits n’ont pas pu être lus',
	give: 'Donner un droit',
	change: 'Modifier',
	// Name of a button
	changeOf: 'Modifier le droit de {name}',
	giveTitle: 'Donner un droit',
	giveText:
		'La personne se connecte pour une compagnie, par exemple celle de son équipe. Sans module, le droit est retiré.',
	// Field: which remotes
	modules: 'Modules',
	given: 'Droit enregistré.',
});
