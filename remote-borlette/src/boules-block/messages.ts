import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('boules_block', {
	list: 'Boules bloquées',
	create: 'Bloquer des boules',
	empty: 'Une boule bloquée est refusée à la vente. Aucune ne l’est pour l’instant.',
	boules: 'Boules',
	// No agent in particular
	// Column and field: first draw date
	start: 'Du',
	// Column and field: last draw date
	end: 'Au',
	endHelp: 'Vide : jusqu’au déblocage.',
	// Cell of a block without an end
	noEnd: 'Jusqu’au déblocage',
	// State of a ball that was unblocked
	unblocked: 'Débloquée',
	unblockedOnes: 'Débloquées',
	// {scope}: agents, draws and days in a list
	saved: '{name} {count, plural, one {bloquée} other {bloquées}} pour {scope}.',
	block: 'Bloquer de nouveau',
	blockedToast: '{name} : bloquée de nouveau.',
	unblockedToast: '{name} : débloquée.',
});
