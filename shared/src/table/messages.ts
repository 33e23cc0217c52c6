import { defineTexts, words } from '../i18n/index.ts';

export const tableMessages = {
	...defineTexts('table', {
		sortAscending: 'Trier par {column}, croissant',
		sortDescending: 'Trier par {column}, décroissant',
		// Said to screen readers once the order was changed
		sortedAscending: 'Trié par {column}, croissant',
		sortedDescending: 'Trié par {column}, décroissant',
		search: 'Rechercher',
		// On the head of a file: a filter and what is chosen in it; said of a column and its width (144 px)
		filteredBy: '{label} : {value}',
		// Button in the search box
		clearSearch: 'Effacer la recherche',
		// Header of the column with the buttons of each row
		actions: 'Actions',
		// Button that opens the menu of a row
		rowActions: 'Actions pour {row}',
		selectPage: 'Sélectionner les lignes de cette page',
		// Checkbox of a row; {row} is its position on the page
		selectRow: 'Sélectionner la ligne {row}',
		// Bar above the table while rows are ticked
		selectedPage:
			'{count, plural, one {# ligne sélectionnée sur cette page} other {# lignes sélectionnées sur cette page}}',
		// Bar above the table while every row of the filter is meant
		selectedFilter:
			'{count, plural, one {La ligne du filtre est sélectionnée} other {Les # lignes du filtre sont sélectionnées}}',
		selectFilter: 'Sélectionner les {count} lignes du filtre',
		// Button that unticks every row
		clearSelection: 'Annuler la sélection',
		// Button that opens the menu of columns and density
		view: 'Affichage',
		columns: 'Colonnes',
		density: 'Densité',
		// Row height 36
		compact: 'Compacte',
		// Row height 44
		normal: 'Normale',
		// Row height 52
		roomy: 'Aérée',
		moveBefore: 'Déplacer {column} vers le début',
		moveAfter: 'Déplacer {column} vers la fin',
		// Said to screen readers once a column was moved; the first column, which stays, is not counted
		moved: '{column} : {place} sur {count}',
		// Heading and field: the column whose width the two buttons below change
		width: 'Largeur d’une colonne',
		narrower: 'Rétrécir',
		wider: 'Élargir',
		plainView: 'Revenir à l’affichage de départ',
		// Heading: search, filters, order and columns kept under a name
		savedViews: 'Vues enregistrées',
		viewName: 'Nom de la vue',
		// Button that removes a saved view
		forgetView: 'Oublier la vue {view}',
		// Button on the card of a row: shows its other columns, and whole what was shortened
		allColumns: 'Toutes les colonnes',
		// Button on a phone that opens the choice of order and filters
		arrange: 'Trier et filtrer',
		arrangeCount:
			'{count, plural, =0 {Trier et filtrer} one {Trier et filtrer, # filtre} other {Trier et filtrer, # filtres}}',
		sortBy: 'Trier par',
		ascending: 'Croissant',
		descending: 'Décroissant',
		// Button that closes the choice of order and filters; {count} rows match
		showRows: '{count, plural, one {Voir # ligne} other {Voir # lignes}}',
		// Page size: no pages, rows load while scrolling
		allRows: 'Tout',
		allCount: '{total, plural, one {# ligne} other {# lignes}}',
		pageSize: 'Lignes par page',
		// Rows shown, of how many
		range: '{from}–{to} sur {total}',
		previous: 'Page précédente',
		next: 'Page suivante',
		// Name of the paging toolbar for screen readers
		pages: 'Pagination',
		// Said to screen readers while rows load
		loading: 'Chargement…',
		// A list without any row
		emptyTitle: 'Rien ici pour l’instant',
		// No row matches the filters
		noMatchTitle: 'Aucun résultat',
		noMatchText: 'Aucune ligne ne répond à cette recherche et à ces filtres.',
		clearFilters: 'Effacer les filtres',
		// Above a list with one row, whose reference was searched
		outside: 'Trouvé par sa référence, en dehors de la période et des filtres choisis.',
		totalPage: 'Total de la page',
		totalFilter: 'Total du filtre',
	}),
	// Builds of before take it from here.
	saveView: words.save,
};
