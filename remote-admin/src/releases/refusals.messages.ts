import { defineTexts } from '@borlette/shared/i18n';

/** By the reason that the answer gives: what happened, and with `_text` what to do. */
export const refusalMessages = defineTexts('releases.refused', {
	unsafe: 'Cela casserait ce qui tourne maintenant',
	unsafe_text:
		'Les détails nomment ce qui manque. Mettez d’abord en service l’hôte, l’API ou le module qui l’apporte, ou publiez une version qui s’en passe. Passer outre casse ce que nomment les détails.',
	uncompared: 'On ne sait pas sur quoi ce canal tourne',
	uncompared_text:
		'Notez-le une fois avec « pnpm release platform », puis recommencez. Passer outre met en service sans comparer.',
	overtaken: 'Quelqu’un vient de changer ce module',
	overtaken_text: 'Rien n’a été fait. Regardez l’état actuel, puis décidez de nouveau.',
	killed: 'Cette version est interdite',
	killed_text: 'Elle ne tournera plus jamais, dans aucun canal. Publiez-en une autre.',
	no_right: 'La clé de ce serveur n’a pas ce droit',
	no_right_text: 'Qui garde la clé racine peut le donner avec « pnpm release key grant ».',
	no_earlier: 'Il n’y a pas de version précédente',
	no_earlier_text:
		'Ce canal n’en connaît aucune qui puisse encore tourner. Promouvez ou publiez-en une autre.',
	unknown_remote: 'Ce module n’est pas dans ce canal',
	unknown_remote_text: 'Il a peut-être été retiré entre-temps. Regardez l’état actuel.',
	unknown_build: 'Ce canal ne connaît pas cette version',
	unknown_build_text: 'Elle est peut-être trop ancienne. Regardez l’état actuel.',
	linked: 'D’autres modules mènent à ses pages',
	linked_text:
		'Les détails les nomment. Publiez-les d’abord sans ces liens. Passer outre laisse ces liens sans but.',
	collision: 'Deux modules voudraient la même chose',
	collision_text:
		'Une adresse, une place du menu ou un nom : les détails le disent. Donnez-en un autre à l’un des deux.',
	closing: 'Un tirage ferme bientôt',
	closing_text:
		'Rien n’est promu dans les minutes avant une fermeture. Attendez-la, ou passez outre si cela ne peut pas attendre.',
	// Of a build whose sources are in no commit
	uncommitted: 'Les sources de cette version ne sont dans aucun commit',
	uncommitted_text:
		'Personne ne pourrait la construire une seconde fois. Que l’équipe les mette dans un commit et la publie de nouveau là d’où elle vient. Passer outre la met en service quand même, et le journal le note.',
	damaged: 'Ce qui est dans le magasin n’est pas ce qui a été signé',
	damaged_text:
		'Rien n’a été fait. « pnpm release check » trouve le fichier ; publiez la version de nouveau.',
	busy: 'Une autre mise en service est en cours',
	busy_text: 'Attendez sa fin, puis recommencez.',
	full: 'Le disque du magasin est plein',
	full_text: 'Rien n’a été fait. Faites de la place (« pnpm release retire »), puis recommencez.',
	no_key: 'Ce serveur n’a pas de clé',
	no_key_text: 'Donnez-lui en une (RELEASE_KEY), ou agissez avec « pnpm release ».',
	no_store: 'Ce serveur ne voit pas les mises en service',
	no_store_text: 'Agissez avec « pnpm release » là où le magasin se trouve.',
	other: 'L’outil a refusé',
	other_text: 'Les détails disent pourquoi, et quoi faire.',
});
