import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('todo_page', {
	title: 'À faire',
	text: 'Ce qui attend d’être fait, le plus urgent d’abord',
	open: 'À faire ({count})',
	putOff: 'Remis ({count})',
	done: 'Faits ({count})',
	whose: 'Pour qui',
	everybody: 'Pour tous',
	mine: 'Pour moi ({count})',
	kind: 'Sorte',
	everyKind: 'Toutes les sortes',
	// Below the first entries: how many there are
	first: 'Les {shown} premiers sur {total}',
	failed: 'La liste n’a pas pu être chargée',
});
