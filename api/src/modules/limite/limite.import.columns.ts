import type { ImportColumn } from '../../http/imports/kind.ts';

export const LIMIT_COLUMNS: readonly ImportColumn[] = [
	{
		name: 'agent',
		title: { fr: 'Agent', en: 'Agent', de: 'Verkäufer' },
		help: {
			fr: 'Son code ou son pseudonyme. Vide : tous les agents ensemble.',
			en: 'Their code or username. Empty: all agents together.',
			de: 'Code oder Benutzername. Leer: alle Verkäufer zusammen.',
		},
		sample: '0412',
	},
	{
		name: 'game',
		title: { fr: 'Jeu', en: 'Game', de: 'Spiel' },
		help: {
			fr: 'borlette, mariage, lotto3, lotto4 ou lotto5.',
			en: 'borlette, mariage, lotto3, lotto4 or lotto5.',
			de: 'borlette, mariage, lotto3, lotto4 oder lotto5.',
		},
		isRequired: true,
		sample: 'borlette',
	},
	{
		name: 'boule',
		title: { fr: 'Boule', en: 'Ball', de: 'Kugel' },
		help: {
			fr: 'Une limite de cette boule, avec tous ses chiffres (lotto 3 : 007) ; « * » : de chaque boule du jeu. Vide : une limite du jeu entier.',
			en: 'A limit of this ball, with all its digits (lotto 3: 007); “*”: of each ball of the game. Empty: a limit of the whole game.',
			de: 'Ein Limit dieser Kugel, mit allen Ziffern (Lotto 3: 007); „*“: jeder Kugel des Spiels. Leer: ein Limit des ganzen Spiels.',
		},
		sample: '07',
	},
	{
		name: 'tirage',
		title: { fr: 'Tirage', en: 'Draw', de: 'Ziehung' },
		help: {
			fr: 'Son nom. Vide : tous les tirages.',
			en: 'Its name. Empty: every draw.',
			de: 'Ihr Name. Leer: jede Ziehung.',
		},
		sample: 'New York Midi',
	},
	{
		name: 'min_stake',
		title: { fr: 'Mise minimale', en: 'Least stake', de: 'Mindesteinsatz' },
		help: {
			fr: 'D’une ligne de fiche. Vide : pas de minimum.',
			en: 'Of one line of a ticket. Empty: none.',
			de: 'Einer Zeile des Scheins. Leer: keiner.',
		},
		unit: 'amount',
		sample: '5',
	},
	{
		name: 'max_stake',
		title: { fr: 'Mise maximale', en: 'Highest stake', de: 'Höchsteinsatz' },
		help: {
			fr: 'D’une ligne de fiche. Vide : pas de maximum.',
			en: 'Of one line of a ticket. Empty: none.',
			de: 'Einer Zeile des Scheins. Leer: keiner.',
		},
		unit: 'amount',
		sample: '250',
	},
	{
		name: 'limite',
		title: { fr: 'Limite', en: 'Limit', de: 'Limit' },
		help: {
			fr: 'Total des mises dans un même tirage. Vide : pas de limite.',
			en: 'All stakes in one draw together. Empty: none.',
			de: 'Alle Einsätze einer Ziehung zusammen. Leer: keines.',
		},
		unit: 'amount',
		sample: '25000',
	},
];
