import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('score', {
	title: 'Agents à regarder',
	about:
		'Qui mérite un coup d’œil aujourd’hui, d’après les {days} derniers jours terminés. Ce sont des signaux, pas des preuves : rien n’est bloqué ni décidé par eux.',
	empty: 'Les agents apparaissent ici dès qu’il y en a.',
	// Button of the empty list
	addAgent: 'Ajouter un agent',
	// Column and filter: one of six signals
	signal: 'Signal',
	everySignal: 'Tous les signaux',
	// Column: all points of an agent
	score: 'Points',
	// Points of an agent
	of: '{points} sur {most}',
	// In place of the points: the agent has not sold on enough days to be compared
	isNew: 'Nouveau : {days, plural, one {# jour} other {# jours}} de vente sur {least}',
	// In place of a figure that cannot be worked out
	unknown: 'Rien à comparer',
	// Figure: so many days of an agent’s usual sales
	inDays: '{days} j',
	// Figure, read out: so many days of an agent’s usual sales
	inDaysLong: '{days, plural, one {# jour} other {# jours}} de vente',
	// Above the reasons: days that are looked at
	period: 'Du {since} au {until}, calculé {as_of}',
	newTitle: 'Pas encore assez de jours',
	newText:
		'Cet agent a vendu {days, plural, one {# jour} other {# jours}} sur les {all} derniers. À partir de {least} jours, ses chiffres sont comparés à ceux de la maison.',
	reasons: 'Pourquoi',
	// Reason: sales per day now, and how much that is below or above the weeks before
	trend:
		'Vend {amount} par jour depuis {recent} jours, soit {value} par rapport aux semaines d’avant.',
	// Reason: what is owed, and how many days of sales that is
	debt: 'Doit encore {amount} pour les jours terminés, soit {value} à son rythme habituel.',
	// Reason: nothing is owed
	noDebt: 'Ne doit rien pour les jours terminés.',
	voids:
		'{count, plural, =0 {Aucune fiche annulée} one {# fiche annulée} other {# fiches annulées}} dans les {seconds} dernières secondes permises : {value} de ses fiches.',
	late_wins:
		'{count, plural, =0 {Aucune fiche gagnante vendue} one {# fiche gagnante vendue} other {# fiches gagnantes vendues}} dans les {seconds} dernières secondes avant la fermeture : {value} de ses fiches gagnantes.',
	balls:
		'{count, plural, =0 {Aucune fiche} one {# fiche} other {# fiches}} avec une boule qui revient sur {fiches} fiches ou plus, et {share} des siennes, dans un même tirage : {value} de ses fiches.',
	// Reason: there is no name of a player, only the same lines again and again
	player:
		'{count, plural, =0 {Aucune fiche} one {# fiche} other {# fiches}} aux lignes identiques, {fiches} fois ou plus le même jour, pour {amount} : {value} de ses ventes. Les fiches ne portent pas de nom : c’est peut-être un seul joueur.',
	// Below a reason: the median of the house, and from where on there are points
	usual: 'D’habitude dans la maison : {usual}. Un point à partir de {one}, deux à partir de {two}.',
	// Below a reason: nothing to compare with, and from where on there are points
	noUsual:
		'Trop peu d’agents pour dire ce qui est habituel. Un point à partir de {one}, deux à partir de {two}.',
	// Link to the rows behind a reason
	seeDays: 'Voir ses ventes jour par jour',
	seeClosing: 'Voir sa clôture du {day}',
	seeFiches: '{count, plural, one {Voir la fiche} other {Voir les # fiches}}',
	// Link to all there is to know of the agent
	page: 'Page de l’agent',
	failed: 'Les signaux n’ont pas pu être chargés',
	notListed: 'Cet agent n’est pas dans la liste',
	notListedText: 'Il est bloqué, ou il n’est pas à vous.',
});
