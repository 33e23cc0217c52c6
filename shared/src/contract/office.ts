import {
	CompanyName,
	DEFAULT_PERMISSIONS,
	Id,
	Instant,
	nullable,
	oneOf,
	Password,
	PERMISSIONS,
	type Permission,
	Phone,
	type Static,
	Type,
	text,
	Username,
	Version,
} from '@borlette/shared/contract';
import { blockable, crudApi } from './crud.ts';

/** What somebody of the office is there for; it says what they may do at first. */
export const OFFICE_TEMPLATES = ['direction', 'caisse', 'resultats', 'controle'] as const;
export type OfficeTemplate = (typeof OFFICE_TEMPLATES)[number];

/** Everybody's own account. */
const OWN: readonly Permission[] = ['change_password', 'change_user_info'];

/**
 * Codes that each template starts with, as far as whoever adds the person holds them too; afterwards they
 * are the person's own and changed one by one.
 */
export const TEMPLATE_PERMISSIONS: Readonly<Record<OfficeTemplate, readonly Permission[]>> = {
	/** All that a company may do. */
	direction: DEFAULT_PERMISSIONS.company,
	/** Takes and gives money: transactions, the day's figures, fiches and their payment. */
	caisse: [
		'view_app_report',
		'view_report_vente',
		'view_report_partiel',
		'view_report_agent',
		'view_lot_gagnant_partiel',
		'view_wallettransaction',
		'add_wallettransaction',
		'view_fichevente',
		'view_fiche_win',
		'view_fiche_delete',
		'pay_fiche',
		'view_agent',
		'view_surcussale',
		...OWN,
	],
	/** Enters results and confirms what a colleague entered. */
	resultats: [
		'view_app_lot_gagnant',
		'view_lot_gagnant_partiel',
		'view_tirage',
		'change_tirage',
		'view_infotirage',
		...OWN,
	],
	/** Looks at everything, the trail too, and changes nothing. */
	controle: [...DEFAULT_PERMISSIONS.company.filter((code) => code.startsWith('view_')), ...OWN],
};

const editable = {
	first_name: text(80),
	last_name: text(80),
	phone: Phone,
};

/** Somebody of the company's own office, who signs in with the role `company`. */
export const OfficePerson = Type.Object({
	...editable,
	id: Id,
	companyname: CompanyName,
	username: Type.String(),
	phone: nullable(Type.String()),
	is_active: Type.Boolean(),
	perms: Type.Array(oneOf(PERMISSIONS)),
	version: Version,
	created_at: Instant,
});
export type OfficePerson = Static<typeof OfficePerson>;

export const officeApi = crudApi({
	path: '/api/companies/office',
	param: 'officeId',
	codes: 'office',
	roles: ['superuser', 'company'],
	item: OfficePerson,
	editable,
	added: { username: Username, password: Password, template: oneOf(OFFICE_TEMPLATES) },
	changed: blockable,
	adding: { asksAgain: true },
	filters: { is_active: Type.Boolean() },
	sort: ['last_name', 'username', 'created_at'],
	summaries: {
		list: 'People of the company’s office',
		one: 'One of them',
		create: 'Add somebody, with what the template allows and the caller may do',
		update: 'Change somebody who may do no more than the caller; never oneself',
		remove: 'Delete somebody who may do no more than the caller; never oneself',
	},
});
