import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('generale', {
	list: 'Générales',
	create: 'Nouvelle générale',
	edit: 'Modifier la générale',
	empty: 'Une générale regroupe les surcussales d’une région. Ajoutez la première.',
	// Column and field: the region
	zone: 'Zone',
	zoneHelp: 'Par exemple « Artibonite ».',
	// Column and field: name of the person in charge
	responsible: 'Responsable',
	// Column: how many branches it groups
	surcussales: 'Surcussales',
	commissionHelp:
		'Part des ventes de ses surcussales convenue avec la générale. Notée ici ; aucun rapport ne la déduit.',
	createdAt: 'Ajoutée',
});
