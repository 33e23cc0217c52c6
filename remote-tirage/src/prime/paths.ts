const ROOT = '/dashboard/tirage/configuration';

/** The prime of a company; its list, of all companies, is the superuser's. */
export const GENERAL_PATH = `${ROOT}/generale`;

/** The lists, the nearest to the sale first. */
export const LIST_PATHS = {
	agent: `${ROOT}/agent`,
	tirage: `${ROOT}/tirage`,
	surcussale: `${ROOT}/surcussale`,
	general: `${GENERAL_PATH}/list`,
} as const;
