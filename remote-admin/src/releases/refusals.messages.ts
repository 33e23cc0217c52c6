import { defineMessages } from '@borlette/shared/i18n';

/** By the reason that the tool gives: what happened, and with `_text` what to do. */
export const refusalMessages = defineMessages({
	unsafe: {
		id: 'releases.refused.unsafe',
		defaultMessage: 'Cela casserait ce qui tourne maintenant',
		description: 'What happened when a release was refused',
	},
	unsafe_text: {
		id: 'releases.refused.unsafe_text',
		defaultMessage:
			'Les détails nomment ce qui manque. Mettez d’abord en service l’hôte, l’API ou le module qui l’apporte, ou publiez une version qui s’en passe.',
		description: 'What to do then',
	},
	uncompared: {
		id: 'releases.refused.uncompared',
		defaultMessage: 'On ne sait pas sur quoi ce canal tourne',
		description: 'What happened when a release was refused',
	},
	uncompared_text: {
		id: 'releases.refused.uncompared_text',
		defaultMessage: 'Notez-le une fois avec « pnpm release platform », puis recommencez.',
		description: 'What to do then',
	},
	overtaken: {
		id: 'releases.refused.overtaken',
		defaultMessage: 'Quelqu’un vient de changer ce module',
		description: 'What happened when a release was refused',
	},
	overtaken_text: {
		id: 'releases.refused.overtaken_text',
		defaultMessage: 'Rien n’a été fait. Regardez l’état actuel, puis décidez de nouveau.',
		description: 'What to do then',
	},
	killed: {
		id: 'releases.refused.killed',
		defaultMessage: 'Cette version est interdite',
		description: 'What happened when a release was refused',
	},
	killed_text: {
		id: 'releases.refused.killed_text',
		defaultMessage: 'Elle ne tournera plus jamais, dans aucun canal. Publiez-en une autre.',
		description: 'What to do then',
	},
	no_right: {
		id: 'releases.refused.no_right',
		defaultMessage: 'La clé de ce serveur n’a pas ce droit',
		description: 'What happened when a release was refused',
	},
	no_right_text: {
		id: 'releases.refused.no_right_text',
		defaultMessage: 'Qui garde la clé racine peut le donner avec « pnpm release key grant ».',
		description: 'What to do then',
	},
	no_earlier: {
		id: 'releases.refused.no_earlier',
		defaultMessage: 'Il n’y a pas de version précédente',
		description: 'What happened when a release was refused',
	},
	no_earlier_text: {
		id: 'releases.refused.no_earlier_text',
		defaultMessage:
			'Ce canal n’en connaît aucune qui puisse encore tourner. Promouvez ou publiez-en une autre.',
		description: 'What to do then',
	},
	unknown_remote: {
		id: 'releases.refused.unknown_remote',
		defaultMessage: 'Ce module n’est pas dans ce canal',
		description: 'What happened when a release was refused',
	},
	unknown_remote_text: {
		id: 'releases.refused.unknown_remote_text',
		defaultMessage: 'Il a peut-être été retiré entre-temps. Regardez l’état actuel.',
		description: 'What to do then',
	},
	unknown_build: {
		id: 'releases.refused.unknown_build',
		defaultMessage: 'Ce canal ne connaît pas cette version',
		description: 'What happened when a release was refused',
	},
	unknown_build_text: {
		id: 'releases.refused.unknown_build_text',
		defaultMessage: 'Elle est peut-être trop ancienne. Regardez l’état actuel.',
		description: 'What to do then',
	},
	linked: {
		id: 'releases.refused.linked',
		defaultMessage: 'D’autres modules mènent à ses pages',
		description: 'What happened when a release was refused',
	},
	linked_text: {
		id: 'releases.refused.linked_text',
		defaultMessage: 'Les détails les nomment. Publiez-les d’abord sans ces liens.',
		description: 'What to do then',
	},
	collision: {
		id: 'releases.refused.collision',
		defaultMessage: 'Deux modules voudraient la même chose',
		description: 'What happened when a release was refused',
	},
	collision_text: {
		id: 'releases.refused.collision_text',
		defaultMessage:
			'Une adresse, une place du menu ou un nom : les détails le disent. Donnez-en un autre à l’un des deux.',
		description: 'What to do then',
	},
	closing: {
		id: 'releases.refused.closing',
		defaultMessage: 'Un tirage ferme bientôt',
		description: 'What happened when a release was refused',
	},
	closing_text: {
		id: 'releases.refused.closing_text',
		defaultMessage:
			'Rien n’est promu dans les minutes avant une clôture. Attendez-la, ou passez outre si cela ne peut pas attendre.',
		description: 'What to do then',
	},
	damaged: {
		id: 'releases.refused.damaged',
		defaultMessage: 'Ce qui est dans le magasin n’est pas ce qui a été signé',
		description: 'What happened when a release was refused',
	},
	damaged_text: {
		id: 'releases.refused.damaged_text',
		defaultMessage:
			'Rien n’a été fait. « pnpm release check » trouve le fichier ; publiez la version de nouveau.',
		description: 'What to do then',
	},
	busy: {
		id: 'releases.refused.busy',
		defaultMessage: 'Une autre mise en service est en cours',
		description: 'What happened when a release was refused',
	},
	busy_text: {
		id: 'releases.refused.busy_text',
		defaultMessage: 'Attendez sa fin, puis recommencez.',
		description: 'What to do then',
	},
	full: {
		id: 'releases.refused.full',
		defaultMessage: 'Le disque du magasin est plein',
		description: 'What happened when a release was refused',
	},
	full_text: {
		id: 'releases.refused.full_text',
		defaultMessage:
			'Rien n’a été fait. Faites de la place (« pnpm release retire »), puis recommencez.',
		description: 'What to do then',
	},
	no_key: {
		id: 'releases.refused.no_key',
		defaultMessage: 'Ce serveur n’a pas de clé',
		description: 'What happened when a release was refused',
	},
	no_key_text: {
		id: 'releases.refused.no_key_text',
		defaultMessage: 'Donnez-lui en une (RELEASE_KEY), ou agissez avec « pnpm release ».',
		description: 'What to do then',
	},
	no_store: {
		id: 'releases.refused.no_store',
		defaultMessage: 'Ce serveur ne voit pas les mises en service',
		description: 'What happened when a release was refused',
	},
	no_store_text: {
		id: 'releases.refused.no_store_text',
		defaultMessage: 'Agissez avec « pnpm release » là où le magasin se trouve.',
		description: 'What to do then',
	},
	other: {
		id: 'releases.refused.other',
		defaultMessage: 'L’outil a refusé',
		description: 'What happened when a release was refused',
	},
	other_text: {
		id: 'releases.refused.other_text',
		defaultMessage: 'Les détails disent pourquoi, et quoi faire.',
		description: 'What to do then',
	},
});
