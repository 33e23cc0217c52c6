import { PHONE_COLUMN } from '../../http/imports/columns.ts';
import type { ImportColumn } from '../../http/imports/kind.ts';

export interface AgentRow {
	first_name: string;
	last_name: string;
	code: string;
	phone: string;
	surcussale_id: string;
	commission: number;
	device_id: string;
	username: string;
	/** Empty: one is made. */
	password: string;
	password_hash: string;
}

export const AGENT_COLUMNS: readonly ImportColumn[] = [
	{
		name: 'first_name',
		title: { fr: 'Prénom', en: 'First name', de: 'Vorname' },
		help: { fr: 'De l’agent.', en: 'Of the agent.', de: 'Des Verkäufers.' },
		isRequired: true,
		sample: 'Guerline',
	},
	{
		name: 'last_name',
		title: { fr: 'Nom', en: 'Last name', de: 'Nachname' },
		help: { fr: 'De l’agent.', en: 'Of the agent.', de: 'Des Verkäufers.' },
		isRequired: true,
		sample: 'Mésidor',
	},
	{ ...PHONE_COLUMN, isRequired: true },
	{
		name: 'surcussale',
		title: { fr: 'Surcussale', en: 'Branch', de: 'Filiale' },
		help: {
			fr: 'Son nom, comme dans la liste des surcussales.',
			en: 'Its name, as in the list of branches.',
			de: 'Ihr Name, wie in der Liste der Filialen.',
		},
		isRequired: true,
		sample: 'Delmas 33',
	},
	{
		name: 'commission',
		title: { fr: 'Commission (%)', en: 'Commission (%)', de: 'Provision (%)' },
		help: {
			fr: 'Part de ses ventes que l’agent garde, en pour cent.',
			en: 'What the agent keeps of their sales, in percent.',
			de: 'Was der Verkäufer von seinen Verkäufen behält, in Prozent.',
		},
		isRequired: true,
		unit: 'percent',
		sample: '12,5',
	},
	{
		name: 'code',
		title: { fr: 'Code', en: 'Code', de: 'Code' },
		help: {
			fr: 'Un numéro, ou deux lettres et un numéro. Vide : le prochain numéro libre.',
			en: 'A number, or two letters and a number. Empty: the next free number.',
			de: 'Eine Nummer, oder zwei Buchstaben und eine Nummer. Leer: die nächste freie.',
		},
		sample: '0412',
	},
	{
		name: 'username',
		title: { fr: 'Pseudonyme', en: 'Username', de: 'Benutzername' },
		help: {
			fr: 'L’agent se connecte avec ce nom. Vide : fait du prénom et du nom.',
			en: 'The agent signs in with this name. Empty: made of first and last name.',
			de: 'Damit meldet sich der Verkäufer an. Leer: aus Vor- und Nachname gebildet.',
		},
		sample: 'guerline.mesidor',
	},
	{
		name: 'password',
		title: { fr: 'Mot de passe', en: 'Password', de: 'Passwort' },
		help: {
			fr: 'Vide : il est généré, et se trouve dans le fichier de réponse et sur les cartes à imprimer.',
			en: 'Empty: it is made, and found in the answer file and on the printed slips.',
			de: 'Leer: Es wird erzeugt und steht in der Antwortdatei und auf den Zetteln.',
		},
		sample: '',
	},
	{
		name: 'device_id',
		title: { fr: 'Terminal', en: 'Terminal', de: 'Terminal' },
		help: {
			fr: 'Numéro de série. Vide : le premier terminal sur lequel l’agent se connecte.',
			en: 'Serial number. Empty: the first terminal the agent signs in on.',
			de: 'Seriennummer. Leer: das erste Terminal, an dem er sich anmeldet.',
		},
		sample: 'POS-00412',
	},
];
