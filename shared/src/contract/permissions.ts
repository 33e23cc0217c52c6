/**
 * Roles and permission codes of the product. The browser hides what a code does not allow;
 * the API and the database enforce it.
 */
export const ROLES = ['superuser', 'company', 'supervisor'] as const;
export type Role = (typeof ROLES)[number];

/** The profile path family of each role: `/api/{family}/user`. */
export const PROFILE_FAMILY = {
	superuser: 'generals',
	company: 'companies',
	supervisor: 'supervisors',
} as const satisfies Record<Role, string>;

/**
 * Codes by subject; a screen that grants permissions draws one group for each subject. Beside those
 * of specification 2.3 and 6.1: `delete_fiche` and `pay_fiche`, since who may look at voided and winning
 * fiches may not for that void and pay. `mariage_free`: a house gives free mariages while one of its
 * people holds it.
 */
export const PERMISSION_GROUPS = {
	dashboard: ['view_graphe', 'view_app_report', 'view_app_lot_gagnant'],
	rapport: [
		'view_report_vente',
		'view_report_partiel',
		'view_report_agent',
		'view_lot_gagnant_partiel',
	],
	transaction: ['view_wallettransaction', 'add_wallettransaction'],
	bouleblock: ['view_bouleblock', 'add_bouleblock', 'block_boule'],
	statistique: ['view_statistique'],
	lotto: ['view_lotto', 'add_lotto', 'change_lotto', 'block_option', 'option_plus'],
	fiche: [
		'view_fichevente',
		'view_fiche_win',
		'view_fiche_delete',
		'delete_fiche',
		'pay_fiche',
		'reactivate_fiche',
		'mariage_free',
	],
	typegame: ['view_typegame', 'add_typegame', 'change_typegame', 'block_limite_game'],
	typegameagent: [
		'view_typegameagent',
		'add_typegameagent',
		'change_typegameagent',
		'block_limite_game_agent',
	],
	typeboule: ['view_typeboule', 'add_typeboule', 'change_typeboule', 'block_limite_boule'],
	typebouleagent: [
		'view_typebouleagent',
		'add_typebouleagent',
		'change_typebouleagent',
		'block_limite_boule_agent',
	],
	tirage: ['view_tirage', 'add_tirage', 'change_tirage', 'block_tirage', 'add_tirage_auto'],
	infotirage: ['view_infotirage', 'add_infotirage', 'change_infotirage'],
	tauxtirage: ['view_tauxtirage'],
	agenttauxtirage: ['view_agenttauxtirage', 'add_agenttauxtirage', 'change_agenttauxtirage'],
	agent: ['view_agent', 'add_agent', 'change_agent', 'block_agent', 'change_password_agent'],
	supervisor: [
		'view_supervisor',
		'add_supervisor',
		'change_supervisor',
		'block_sup',
		'change_password_sup',
	],
	office: ['view_office', 'add_office', 'change_office', 'block_office', 'change_password_office'],
	generale: ['view_generale', 'add_generale', 'change_generale'],
	surcussale: ['view_surcussale', 'add_surcussale', 'change_surcussale', 'block_suc'],
	company: ['view_company', 'add_company', 'change_company', 'change_logo'],
	payment: ['view_payment', 'add_payment', 'change_payment'],
	country: ['view_country', 'add_country', 'change_country'],
	release: ['view_release', 'release_remote'],
	message: ['view_apppromote', 'add_apppromote', 'change_apppromote'],
	alert: ['view_alert', 'add_alert', 'change_alert'],
	tracabilite: ['view_traceagentaction', 'view_tracecompanyaction', 'view_tracesupervisoraction'],
	account: ['change_password', 'change_user_info'],
} as const;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;
export type Permission = (typeof PERMISSION_GROUPS)[PermissionGroup][number];

export const PERMISSIONS: readonly Permission[] = Object.values(PERMISSION_GROUPS).flat();

/** Of the releases console; beside the provider's people those hold them to whom it gave a remote. */
export const RELEASE_PERMISSIONS = ['view_release', 'release_remote'] as const;

/** Codes about the provider's own business; no company or supervisor ever gives one. */
export const PROVIDER_PERMISSIONS = [
	'view_company',
	'add_company',
	'change_company',
	'view_payment',
	'add_payment',
	'change_payment',
	'view_country',
	'add_country',
	'change_country',
	'add_tirage_auto',
	...RELEASE_PERMISSIONS,
] as const satisfies readonly Permission[];

export const isProviderCode = (code: Permission): boolean =>
	(PROVIDER_PERMISSIONS as readonly Permission[]).includes(code);

/** Codes of writes that change nothing of a company: all else that is no reading needs a chosen one (decision 0058). */
export const WRITTEN_ELSEWHERE = [
	'add_company',
	'change_company',
	'add_country',
	'change_country',
	'add_tirage_auto',
	'release_remote',
	'change_password',
	'change_user_info',
] as const satisfies readonly Permission[];

/** Whether all that the code allows to write ends in a call that needs a company; a code of somebody else's, too. */
export const writesInCompany = (code: string): boolean =>
	!code.startsWith('view_') && !(WRITTEN_ELSEWHERE as readonly string[]).includes(code);

/** Codes of writes that a list is read by too: of every company, where none is chosen. */
export const LISTS_TOO = [
	'change_agent',
	'change_office',
	'change_supervisor',
	'change_surcussale',
] as const satisfies readonly Permission[];

/**
 * Whether a page behind the code is nothing but a form of a company. Of a code of somebody else's only its beginning tells:
 * what does not add may be there to be read.
 */
export const onlyWritesInCompany = (code: string): boolean =>
	writesInCompany(code) &&
	!(LISTS_TOO as readonly string[]).includes(code) &&
	(code.startsWith('add_') || (PERMISSIONS as readonly string[]).includes(code));

/** What a new user of each role starts with; afterwards the codes of each user are data. */
export const DEFAULT_PERMISSIONS: Record<Role, readonly Permission[]> = {
	superuser: PERMISSIONS,
	company: PERMISSIONS.filter((code) => !isProviderCode(code)),
	supervisor: PERMISSIONS.filter(
		(code) =>
			!isProviderCode(code) &&
			(code.startsWith('view_') || code === 'change_password' || code === 'change_user_info') &&
			![
				'view_tracecompanyaction',
				'view_tracesupervisoraction',
				'view_supervisor',
				'view_office',
				'view_generale',
				'view_tauxtirage',
				'view_alert',
			].includes(code),
	),
};

/**
 * Whether the holder of `own` may leave or give somebody a code: one that the person had before may
 * stay; one that is added must be the giver's own, and never the provider's.
 */
export const mayGive = (
	code: Permission,
	{ own, before }: { own: ReadonlySet<Permission>; before: readonly Permission[] },
): boolean => before.includes(code) || (own.has(code) && !isProviderCode(code));

/** Codes by which people of a company are changed (what they may do, too) and get a new password. */
const ADMINISTERED_BY = {
	company: { change: 'change_office', password: 'change_password_office' },
	supervisor: { change: 'change_supervisor', password: 'change_password_sup' },
} as const satisfies Partial<Record<Role, Record<string, Permission>>>;

/** Who does something to somebody, as their session shows them. */
interface Giver {
	id: string;
	role: Role;
	perms: readonly { codename: Permission }[];
}
/** Somebody of a company. */
interface Administered {
	id: string;
	role: Role;
	perms: readonly Permission[];
}

/**
 * Whether somebody may change a person or give them a password, with the code for it: the provider's people
 * anybody; people of a company supervisors, and colleagues who may do no more than they. Nobody oneself:
 * nobody raises themselves, and who takes the last right to administer from others keeps it.
 * The database holds to it by `may_administer`.
 */
export function mayAdminister(
	giver: Giver,
	person: Administered,
	act: 'change' | 'password',
): boolean {
	const { role } = person;
	if (role === 'superuser' || giver.id === person.id) return false;
	const own = new Set(giver.perms.map(({ codename }) => codename));
	if (!own.has(ADMINISTERED_BY[role][act])) return false;
	if (giver.role === 'superuser') return true;
	if (giver.role !== 'company') return false;
	return role === 'supervisor' || person.perms.every((code) => own.has(code));
}
