import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('surcussale', {
	list: 'Surcussales',
	create: 'Nouvelle surcussale',
	edit: 'Modifier la surcussale',
	empty: 'Les agents vendent dans une surcussale. Ajoutez la première.',
	city: 'Ville',
	supervisorHelp: 'Il voit cette surcussale, ses agents, leurs fiches et leurs rapports.',
	// Cell and choice: nobody looks after the branch
	noSupervisor: 'Sans superviseur',
	// Column, field and filter: regional grouping
	generale: 'Générale',
	everyGenerale: 'Toutes les générales',
	// Cell and choice: the branch belongs to no grouping
	noGenerale: 'Aucune',
	commissionHelp: 'Part des ventes de ses agents que la surcussale garde.',
	// State of a branch that can sell
	isActive: 'Active',
	blockedToast: '{name} : bloquée.',
	unblockedToast: '{name} : débloquée.',
});
