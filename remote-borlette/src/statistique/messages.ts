import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('statistique', {
	list: 'Statistiques',
	empty: 'Ce que l’on mise sur chaque boule apparaît ici dès la première vente.',
	// Column: in how many draws it was played
	draws: 'Tirages',
	// Column: what it would cost if it came out
	liability: 'À payer au pire',
	// Column: what may still be staked
	remaining: 'Reste',
	// State of a row: one of its draws is not settled
	provisional: 'Provisoire',
	// State of a row: all of its draws are settled
	final: 'Définitif',
	// Choice between the board and the table
	views: 'Vue',
	// View: the board of a draw
	viewBoard: 'Exposition',
	// View: the table behind it
	viewTable: 'Tableau',
});
