import { defineMessages } from '../i18n/index.ts';

export const tableMessages = defineMessages({
	sortAscending: {
		id: 'table.sort_ascending',
		defaultMessage: 'Trier par {column}, croissant',
		description: 'Sort button in a column header',
	},
	sortDescending: {
		id: 'table.sort_descending',
		defaultMessage: 'Trier par {column}, décroissant',
		description: 'Sort button in a column header',
	},
	search: {
		id: 'table.search',
		defaultMessage: 'Rechercher',
		description: 'Label of the search box of a list',
	},
	clearSearch: {
		id: 'table.clear_search',
		defaultMessage: 'Effacer la recherche',
		description: 'Button in the search box',
	},
	actions: {
		id: 'table.actions',
		defaultMessage: 'Actions',
		description: 'Header of the column with the buttons of each row',
	},
	rowActions: {
		id: 'table.row_actions',
		defaultMessage: 'Actions pour {row}',
		description: 'Button that opens the menu of a row',
	},
	selectPage: {
		id: 'table.select_page',
		defaultMessage: 'Sélectionner les lignes de cette page',
		description: 'Checkbox in the header',
	},
	selectRow: {
		id: 'table.select_row',
		defaultMessage: 'Sélectionner la ligne {row}',
		description: 'Checkbox of a row; {row} is its position on the page',
	},
	selectedPage: {
		id: 'table.selected_page',
		defaultMessage:
			'{count, plural, one {# ligne sélectionnée sur cette page} other {# lignes sélectionnées sur cette page}}',
		description: 'Bar above the table while rows are ticked',
	},
	selectedFilter: {
		id: 'table.selected_filter',
		defaultMessage:
			'{count, plural, one {La ligne du filtre est sélectionnée} other {Les # lignes du filtre sont sélectionnées}}',
		description: 'Bar above the table while every row of the filter is meant',
	},
	selectFilter: {
		id: 'table.select_filter',
		defaultMessage: 'Sélectionner les {count} lignes du filtre',
		description: 'Button that extends the selection to every page',
	},
	clearSelection: {
		id: 'table.clear_selection',
		defaultMessage: 'Annuler la sélection',
		description: 'Button that unticks every row',
	},
	view: {
		id: 'table.view',
		defaultMessage: 'Affichage',
		description: 'Button that opens the menu of columns and density',
	},
	columns: {
		id: 'table.columns',
		defaultMessage: 'Colonnes',
		description: 'Heading of the choice of columns',
	},
	density: {
		id: 'table.density',
		defaultMessage: 'Densité',
		description: 'Heading of the choice of row height',
	},
	compact: {
		id: 'table.density_compact',
		defaultMessage: 'Compacte',
		description: 'Row height 36',
	},
	normal: { id: 'table.density_normal', defaultMessage: 'Normale', description: 'Row height 44' },
	roomy: { id: 'table.density_roomy', defaultMessage: 'Aérée', description: 'Row height 52' },
	pageSize: {
		id: 'table.page_size',
		defaultMessage: 'Lignes par page',
		description: 'Label of the page size',
	},
	range: {
		id: 'table.range',
		defaultMessage: '{from}–{to} sur {total}',
		description: 'Rows shown, of how many',
	},
	previous: { id: 'table.previous', defaultMessage: 'Page précédente', description: 'Button' },
	next: { id: 'table.next', defaultMessage: 'Page suivante', description: 'Button' },
	pages: {
		id: 'table.pages',
		defaultMessage: 'Pagination',
		description: 'Name of the paging toolbar for screen readers',
	},
	loading: {
		id: 'table.loading',
		defaultMessage: 'Chargement…',
		description: 'Said to screen readers while rows load',
	},
	emptyTitle: {
		id: 'table.empty_title',
		defaultMessage: 'Rien ici pour l’instant',
		description: 'A list without any row',
	},
	noMatchTitle: {
		id: 'table.no_match_title',
		defaultMessage: 'Aucun résultat',
		description: 'No row matches the filters',
	},
	noMatchText: {
		id: 'table.no_match_text',
		defaultMessage: 'Aucune ligne ne répond à cette recherche et à ces filtres.',
		description: 'Below "no result"',
	},
	clearFilters: {
		id: 'table.clear_filters',
		defaultMessage: 'Effacer les filtres',
		description: 'Button',
	},
	totalPage: {
		id: 'table.total_page',
		defaultMessage: 'Total de la page',
		description: 'Label of the footer',
	},
	totalFilter: {
		id: 'table.total_filter',
		defaultMessage: 'Total du filtre',
		description: 'Label of the footer',
	},
});
