import type { Role } from '@borlette/shared/contract';

/** Words that are quoted: to the letter, the same in every language (specification 2.2, 5, 8). */
export const WORDS = {
	heading: 'Connectez-vous',
	username: 'Pseudoname',
	password: 'Mot de passe',
	remember: 'Se souvenir de moi',
	forgotten: 'mot de passe oublié?',
	submit: 'Se Connecter',
	usernameRequired: 'Le téléphone est requis',
	passwordRequired: 'Password is required',
	wrongCredentials: 'Identifiants incorrects!',
	success: 'Login success',
	logoutFailed: 'Impossible de se déconnecter',
	connexion: 'Connexion',
	forbidden: 'Permission non autorisé',
	everyCompany: 'Toutes',
	myAccount: 'mon compte',
} as const;

/** What the link of a forgotten password says. */
export const forgottenAlert = (brand: string) =>
	`Veuillez contacter l'administration de ${brand} Lotto, Merci!!!`;

const ROLE_NAMES: Record<Role, string> = {
	superuser: 'Super Admin',
	company: 'Admin',
	supervisor: 'Superviseur',
};

/** The role as people read it; one that is none of the three: `unknown`. */
export const roleName = (role: string): string => ROLE_NAMES[role as Role] ?? 'unknown';
