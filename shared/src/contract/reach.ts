import { isProviderCode, PERMISSIONS, type Permission } from './permissions.ts';

/**
 * What there is for somebody who has a part of the house only, a supervisor: their own account, what
 * belongs to their surcussales (agents, fiches …), a colleague and theirs, and what is everybody's.
 */
export const WHOSE = ['self', 'own', 'colleague', 'house'] as const;
export type Whose = (typeof WHOSE)[number];

export interface Reach {
	/** What is changed; of the same rows a table's name in the database. */
	object: string;
	codes: readonly Permission[];
	/** Whose of it a supervisor who holds the code changes; of anybody else's it is refused. */
	whose: readonly Whose[];
	/** What of their own stays the house's to set: a rate that they gain by. */
	except?: readonly string[];
}

/**
 * What each code that changes something reaches in a supervisor's hands. The API's checks read it, the
 * database's policies (`api/database/policies`) and the tests are held to it.
 */
export const REACH = [
	{ object: 'users', codes: ['change_password', 'change_user_info'], whose: ['self'] },
	{
		object: 'supervisors',
		codes: ['add_supervisor', 'change_supervisor', 'block_sup', 'change_password_sup'],
		whose: [],
	},
	{
		object: 'users',
		codes: ['add_office', 'change_office', 'block_office', 'change_password_office'],
		whose: [],
	},
	{
		object: 'surcussales',
		codes: ['add_surcussale', 'change_surcussale', 'block_suc'],
		whose: ['own'],
		except: ['commission'],
	},
	{
		object: 'agents',
		codes: ['add_agent', 'change_agent', 'block_agent', 'change_password_agent'],
		whose: ['own'],
	},
	{ object: 'wallet_entries', codes: ['add_wallettransaction'], whose: ['own'] },
	{ object: 'fiches', codes: ['delete_fiche', 'pay_fiche', 'reactivate_fiche'], whose: ['own'] },
	{
		object: 'messages',
		codes: ['add_apppromote', 'change_apppromote'],
		whose: ['own'],
	},
	{ object: 'alert_rules', codes: ['add_alert', 'change_alert'], whose: [] },
	{ object: 'boules_block', codes: ['add_bouleblock', 'block_boule'], whose: ['own'] },
	{
		object: 'primes',
		codes: ['add_agenttauxtirage', 'change_agenttauxtirage'],
		whose: ['own'],
	},
	{
		object: 'limits',
		codes: [
			'add_typegameagent',
			'change_typegameagent',
			'block_limite_game_agent',
			'add_typebouleagent',
			'change_typebouleagent',
			'block_limite_boule_agent',
		],
		whose: ['own'],
	},
	{
		object: 'limits',
		codes: [
			'add_typegame',
			'change_typegame',
			'block_limite_game',
			'add_typeboule',
			'change_typeboule',
			'block_limite_boule',
		],
		whose: [],
	},
	{
		object: 'lotto_options',
		codes: ['add_lotto', 'change_lotto', 'block_option', 'option_plus'],
		whose: [],
	},
	{ object: 'tirages', codes: ['add_tirage', 'change_tirage', 'block_tirage'], whose: [] },
	{ object: 'info_tirages', codes: ['add_infotirage', 'change_infotirage'], whose: [] },
	{ object: 'generales', codes: ['add_generale', 'change_generale'], whose: [] },
	{ object: 'company_settings', codes: ['change_logo', 'mariage_free'], whose: [] },
] as const satisfies readonly Reach[];

const OF_A_PART: ReadonlySet<string> = new Set(
	REACH.flatMap(({ codes, whose }: Reach) => (whose.length > 0 ? codes : [])),
);

/** Whether a code changes anything in the hands of somebody who has a part of the house only. */
export const servesPart = (code: Permission): boolean =>
	code.startsWith('view_') || OF_A_PART.has(code);

/** Codes that change something of a house. */
export const WRITING_CODES: readonly Permission[] = PERMISSIONS.filter(
	(code) => !code.startsWith('view_') && !isProviderCode(code),
);
