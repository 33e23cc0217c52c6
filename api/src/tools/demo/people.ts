import type { OfficeTemplate } from '@borlette/shared/contract/office';
import { COMPANIES } from './places.ts';

export interface DemoLogin {
	/** As the screens name it. */
	role: string;
	username: string;
	password: string;
}

export const DEMO_PASSWORD = 'borlette2026';
export const DEMO_SUPERUSER = 'superadmin';

const OFFICE_ROLES: Record<OfficeTemplate, string> = {
	direction: 'Direction',
	caisse: 'Caisse',
	resultats: 'Résultats',
	controle: 'Contrôle',
};

export const DEMO_LOGINS: readonly DemoLogin[] = [
	{ role: 'Super Admin', username: DEMO_SUPERUSER },
	...COMPANIES.flatMap(({ companyname, admin, office, supervisors }) => [
		{ role: `Admin, ${companyname}`, username: admin.username },
		...office.map(({ username, template }) => ({
			role: `${OFFICE_ROLES[template]}, ${companyname}`,
			username,
		})),
		...supervisors.map(({ username }) => ({ role: `Superviseur, ${companyname}`, username })),
	]),
].map((login) => ({ ...login, password: DEMO_PASSWORD }));

export const FIRST_NAMES = [
	'Jean',
	'Marie',
	'Pierre',
	'Rose',
	'Joseph',
	'Nadine',
	'Frantz',
	'Mirlande',
	'Wilson',
	'Guerline',
	'Emmanuel',
	'Fabiola',
	'Ronald',
	'Yolande',
	'Jacques',
	'Widline',
	'Évens',
	'Natacha',
	'Claude',
	'Darline',
	'Réginald',
	'Magalie',
	'Patrick',
	'Sherline',
	'Stanley',
	'Ketleen',
	'Dieudonné',
	'Roseline',
	'Kervens',
	'Lovely',
] as const;

export const LAST_NAMES = [
	'Joseph',
	'Pierre',
	'Jean-Baptiste',
	'Charles',
	'Louis',
	'François',
	'Dorvil',
	'Célestin',
	'Estimé',
	'Bélizaire',
	'Toussaint',
	'Michel',
	'Étienne',
	'Lafontant',
	'Jean-Louis',
	'Mésidor',
	'Paul',
	'Cadet',
	'Altidor',
	'Exantus',
	'Fleurimond',
	'Noël',
	'Sanon',
	'Valcin',
	'Duvivier',
] as const;
