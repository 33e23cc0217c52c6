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
	moveBefore: {
		id: 'table.move_before',
		defaultMessage: 'Déplacer {column} vers le début',
		description: 'Button beside a column in the choice of columns',
	},
	moveAfter: {
		id: 'table.move_after',
		defaultMessage: 'Déplacer {column} vers la fin',
		description: 'Button beside a column in the choice of columns',
	},
	plainView: {
		id: 'table.plain_view',
		defaultMessage: 'Revenir à l’affichage de départ',
		description: 'Button that undoes the choice of columns, widths and density',
	},
	savedViews: {
		id: 'table.saved_views',
		defaultMessage: 'Vues enregistrées',
		description: 'Heading: search, filters, order and columns kept under a name',
	},
	viewName: {
		id: 'table.view_name',
		defaultMessage: 'Nom de la vue',
		description: 'Label of the name under which what is shown is kept',
	},
	saveView: {
		id: 'table.save_view',
		defaultMessage: 'Enregistrer',
		description: 'Button that keeps what is shown under the name',
	},
	forgetView: {
		id: 'table.forget_view',
		defaultMessage: 'Oublier la vue {view}',
		description: 'Button that removes a saved view',
	},
	allRows: {
		id: 'table.all_rows',
		defaultMessage: 'Tout',
		description: 'Page size: no pages, rows load while scrolling',
	},
	allCount: {
		id: 'table.all_count',
		defaultMessage: '{total, plural, one {# ligne} other {# lignes}}',
		description: 'Below a list without pages',
	},
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
