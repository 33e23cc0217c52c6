import { defineTexts } from '../i18n/messages.ts';

/** What each kind is called, as a choice of a filter. */
export const kindNames = defineTexts('todo_kind', {
	result_missing: 'Résultats à entrer',
	result_waiting: 'Résultats à confirmer',
	settlement_stuck: 'Tirages bloqués',
	gain_large: 'Gros gains à payer',
	limit_near: 'Limites presque atteintes',
	cash_difference: 'Écarts de caisse',
	debt_overdue: 'Dettes de la veille',
	terminal_silent: 'Terminaux silencieux',
	day_reached: 'Seuils du jour',
	draw_reached: 'Seuils d’un tirage',
	invoice_due: 'Factures à payer',
	invoice_unpaid: 'Factures impayées',
	source_doubted: 'Résultats en doute',
	source_unread: 'Sources muettes',
	backup_missing: 'Sauvegardes absentes',
	backup_late: 'Sauvegardes en retard',
	books_differ: 'Écarts des comptes',
	key_expiring: 'Clés qui expirent',
	server_away: 'Serveurs muets',
});

/** The first line of an entry: what is to be done. */
export const titles = defineTexts('todo_title', {
	result_missing: 'Entrer le résultat : {draw}',
	// {whose}: `others` for who entered it, whom the two-person rule keeps from confirming
	result_waiting:
		'{whose, select, others {Attend une autre personne : {draw}} other {Confirmer le résultat : {draw}}}',
	settlement_stuck: 'Paiement bloqué : {draw}',
	gain_large: 'Payer un gain de {amount}',
	limit_near: 'Limite presque atteinte : {draw}',
	cash_difference: 'Écart de caisse : {surcussale}',
	debt_overdue: 'Encaisser {amount} : {surcussale}',
	terminal_silent: 'Terminaux silencieux : {surcussale}',
	// {rule}: name that the house gave its rule
	day_reached: '{rule} : {amount}',
	draw_reached: '{rule} : {draw}',
	invoice_due: 'Payer la facture {ref}',
	invoice_unpaid: 'Facture impayée : {company}',
	source_doubted:
		'Entrer le résultat : {state} {slot, select, matin {matin} midi {midi} soir {soir} other {nuit}}',
	source_unread: 'Source de résultats : {state}',
	backup_missing: 'Mettre en place les sauvegardes',
	backup_late: 'Sauvegarde en retard',
	books_differ: 'Contrôle des comptes : {count, plural, one {# écart} other {# écarts}}',
	key_expiring: 'Renouveler « {holder} »',
	server_away: 'Rétablir le serveur « {server} »',
});

/** The second line: why. */
export const texts = defineTexts('todo_text', {
	result_missing: 'Tiré le {draw_at}, pas encore de résultat',
	result_waiting:
		'{whose, select, others {Résultat du {draw_date}, entré par vous : une autre personne le confirme} other {Tirage du {draw_date}, entré par {by}}}',
	settlement_stuck: 'Le tirage du {draw_date} n’a pas pu être réglé : personne n’est payé',
	gain_large: 'Fiche {fiche} du {draw_date}, {agent}, {surcussale}',
	// {names}: balls, the fullest first; {percent}: of the fullest one
	limit_near:
		'{count, plural, one {# numéro est} other {# numéros sont}} à 80 % ou plus, jusqu’à {percent} : {names}. Ferme à {close_at}',
	// {amount}: below 0 what is missing
	cash_difference: '{amount} le {day}, {count, plural, one {# agent} other {# agents}} : {names}',
	debt_overdue: 'Journée du {day}, {count, plural, one {# agent} other {# agents}} : {names}',
	terminal_silent:
		'{count, plural, one {# agent n’a} other {# agents n’ont}} rien vendu depuis une demi-heure, {draw} ferme à {close_at} : {names}',
	// {threshold}: what the rule says
	day_reached:
		'{figure, select, day_loss {Perte} other {Ventes}} du {day}, provisoire : {amount}, seuil {threshold}',
	draw_reached:
		'{figure, select, draw_worst {Pire cas} other {Ventes}} : {amount}, seuil {threshold}. Ferme à {close_at}',
	invoice_due:
		'{amount}, {problem, select, overdue {en retard depuis le {day}} other {à payer au plus tard le {day}}}',
	invoice_unpaid: '{amount}, facture {ref}, échue le {day}',
	// {names}: the source; {problem}: what is wrong with what it says
	source_doubted:
		'{draw_date}, {names} : {problem, select, sources_differ {dit {value}, une autre source {known}} second_silent {se tait, une autre dit {known}} late {ne dit toujours rien} too_early {dit {value} avant le tirage} changed {dit {value} après avoir dit {known}} conflict_in_file {dit à la fois {value} et {known}} conflict_with_known {dit {value}, le résultat connu est {known}} other {dit {value}, ce qui ne se peut pas}}',
	source_unread:
		'{names} : {problem, select, layout {la disposition a changé, {value} n’y est pas, ou plus d’une fois} bad_date {écrit les dates autrement : {value}} bad_slot {ne nomme pas le moment du tirage comme prévu : « {value} »} bad_status {répond {value}} other {ne donne rien à lire}}',
	backup_missing: 'Rien n’est gardé ailleurs que sur ce disque : s’il meurt, tout est perdu',
	// {until}: until when everything is kept
	backup_late:
		'{problem, select, log {Ce qui a été fait depuis le {until} n’est gardé nulle part ailleurs} other {La dernière copie complète date du {until}}}',
	books_differ: 'Trouvés le {until} : la commande reconcile les nomme',
	// {holder}: a key or a channel of releases
	key_expiring: 'La clé ou la liste n’est valable que jusqu’au {until}',
	server_away:
		'Il ne répond plus : ses compagnies ne vendent pas, et « Toutes » les montre telles qu’elles étaient',
});
