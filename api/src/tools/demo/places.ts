import type { OfficeTemplate } from '@borlette/shared/contract/office';

export const COUNTRIES = [
	{
		name: 'Haïti',
		code: 'HT',
		cities: [
			'Port-au-Prince',
			'Pétion-Ville',
			'Delmas',
			'Carrefour',
			'Cap-Haïtien',
			'Gonaïves',
			'Saint-Marc',
			'Les Cayes',
			'Jacmel',
			'Jérémie',
			'Hinche',
			'Port-de-Paix',
			'Léogâne',
			'Petit-Goâve',
			'Mirebalais',
			'Fort-Liberté',
			'Ouanaminthe',
			'Limbé',
			'Miragoâne',
			'Croix-des-Bouquets',
		],
	},
	{
		name: 'République dominicaine',
		code: 'DO',
		cities: [
			'Saint-Domingue',
			'Santiago de los Caballeros',
			'Dajabón',
			'La Romana',
			'Puerto Plata',
		],
	},
	{ name: 'États-Unis', code: 'US', cities: ['Miami', 'New York', 'Boston', 'Orlando', 'Atlanta'] },
	{ name: 'Canada', code: 'CA', cities: ['Montréal', 'Ottawa', 'Québec'] },
	{ name: 'France', code: 'FR', cities: ['Paris', 'Cayenne', 'Pointe-à-Pitre', 'Fort-de-France'] },
	{ name: 'Bahamas', code: 'BS', cities: ['Nassau', 'Freeport'] },
	{ name: 'Chili', code: 'CL', cities: ['Santiago', 'Valparaíso'] },
	{ name: 'Brésil', code: 'BR', cities: ['São Paulo', 'Manaus'] },
] as const;

/** Where branches of a large house are. */
export const CITIES: readonly string[] = COUNTRIES[0].cities;

export interface DemoBranch {
	name: string;
	city: string;
	address: string;
	/** Basis points. */
	commission: number;
	/** Index in the company's supervisors; undefined for none. */
	supervisor?: number;
	/** Index in its générales; undefined for none. */
	generale?: number;
	agents: number;
	is_active?: boolean;
}

interface DemoPerson {
	username: string;
	first_name: string;
	last_name: string;
	phone: string;
}

export interface DemoCompany {
	ref_code: string;
	companyname: string;
	address: string;
	admin: DemoPerson;
	/** The admin's colleagues. */
	office: ReadonlyArray<DemoPerson & { template: OfficeTemplate }>;
	supervisors: ReadonlyArray<DemoPerson & { commission: number }>;
	generales: ReadonlyArray<{
		name: string;
		zone: string;
		responsible: string;
		phone: string;
		commission: number;
	}>;
	branches: readonly DemoBranch[];
	/** By username: who types results, and who confirms them while nobody else does. */
	resultsBy: { enters: string; confirms: string };
	/** States whose draws the company plays. */
	states: readonly string[];
}

export const COMPANIES: readonly DemoCompany[] = [
	{
		ref_code: 'LAKAY',
		companyname: 'Lotto Lakay',
		address: '118, avenue Jean-Paul II, Port-au-Prince',
		admin: {
			username: 'admin',
			first_name: 'Marie-Ange',
			last_name: 'Toussaint',
			phone: '+50937112233',
		},
		office: [
			{
				username: 'direction',
				first_name: 'Philippe',
				last_name: 'Lafontant',
				phone: '+50937445511',
				template: 'direction',
			},
			{
				username: 'resultats',
				first_name: 'Nadège',
				last_name: 'Mésidor',
				phone: '+50938556622',
				template: 'resultats',
			},
		],
		supervisors: [
			{
				username: 'superviseur',
				first_name: 'Jean-Robert',
				last_name: 'Desrosiers',
				phone: '+50936445566',
				commission: 150,
			},
			{
				username: 'superviseur2',
				first_name: 'Guerda',
				last_name: 'Saint-Fleur',
				phone: '+50938778899',
				commission: 200,
			},
		],
		generales: [
			{
				name: 'Générale Ouest',
				zone: 'Ouest',
				responsible: 'Mirlande Bastien',
				phone: '+50934221100',
				commission: 100,
			},
			{
				name: 'Générale Nord',
				zone: 'Nord et Artibonite',
				responsible: 'Fritz Gédéon',
				phone: '+50936778811',
				commission: 150,
			},
		],
		branches: [
			{
				name: 'Delmas 33',
				city: 'Delmas',
				address: '12, Delmas 33',
				commission: 200,
				supervisor: 0,
				generale: 0,
				agents: 6,
			},
			{
				name: 'Pétion-Ville Centre',
				city: 'Pétion-Ville',
				address: '45, rue Grégoire',
				commission: 200,
				supervisor: 0,
				generale: 0,
				agents: 5,
			},
			{
				name: 'Carrefour Mahotière',
				city: 'Carrefour',
				address: '8, Mahotière 79',
				commission: 150,
				supervisor: 0,
				generale: 0,
				agents: 4,
			},
			{
				name: 'Cap-Haïtien Cluny',
				city: 'Cap-Haïtien',
				address: '3, rue 14 A',
				commission: 250,
				supervisor: 1,
				generale: 1,
				agents: 5,
			},
			{
				name: 'Gonaïves Biennac',
				city: 'Gonaïves',
				address: '27, avenue des Dattes',
				commission: 150,
				supervisor: 1,
				generale: 1,
				agents: 4,
			},
			{
				name: 'Les Cayes Bergeaud',
				city: 'Les Cayes',
				address: '61, rue Stenio Vincent',
				commission: 150,
				agents: 4,
			},
			{
				name: 'Jacmel Portail',
				city: 'Jacmel',
				address: '19, avenue Barranquilla',
				commission: 150,
				agents: 3,
			},
			{
				name: 'Saint-Marc Fréchou',
				city: 'Saint-Marc',
				address: '5, rue Louverture',
				commission: 100,
				generale: 1,
				agents: 1,
				is_active: false,
			},
		],
		resultsBy: { enters: 'resultats', confirms: 'direction' },
		states: ['New York', 'Florida', 'Georgia', 'Texas', 'Tennessee'],
	},
	{
		ref_code: 'CHANS',
		companyname: 'Chans Lotto',
		address: '24, rue 17 H, Cap-Haïtien',
		admin: {
			username: 'admin2',
			first_name: 'Wilner',
			last_name: 'Augustin',
			phone: '+50934556677',
		},
		office: [],
		supervisors: [
			{
				username: 'superviseur3',
				first_name: 'Nadège',
				last_name: 'Pierre-Louis',
				phone: '+50931223344',
				commission: 100,
			},
		],
		generales: [
			{
				name: 'Générale Plateau Central',
				zone: 'Centre',
				responsible: 'Islande Charles',
				phone: '+50938445522',
				commission: 100,
			},
		],
		branches: [
			{
				name: 'Hinche Centre',
				city: 'Hinche',
				address: '2, rue Paul Eugène Magloire',
				commission: 150,
				supervisor: 0,
				generale: 0,
				agents: 4,
			},
			{
				name: 'Mirebalais',
				city: 'Mirebalais',
				address: '14, rue Toussaint Louverture',
				commission: 150,
				supervisor: 0,
				generale: 0,
				agents: 3,
			},
			{
				name: 'Ouanaminthe Marché',
				city: 'Ouanaminthe',
				address: '33, rue Espagnole',
				commission: 200,
				agents: 3,
			},
		],
		// A small house: the provider types, the admin confirms.
		resultsBy: { enters: 'superadmin', confirms: 'admin2' },
		states: ['New York', 'Florida', 'Pennsylvania'],
	},
];
