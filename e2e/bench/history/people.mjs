/** @typedef {'company' | 'superuser'} Role */
/** @typedef {{ accessToken?: string, items?: { id: string }[] }} Answer what is read of any of them */

/** Sign-ins of the demo's data, which have not changed. @type {Record<Role, string>} */
const PEOPLE = { company: 'admin', superuser: 'superadmin' };
const PASSWORD = 'borlette2026';

const TRIES = 5;
const PAUSE_MS = 5_000;

/** A database that has just started may be out of reach for a moment. @param {Parameters<typeof askOnce>} call */
async function ask(...call) {
	for (let tries = 1; ; tries += 1) {
		try {
			return await askOnce(...call);
		} catch (error) {
			if (tries === TRIES || !/: 503 /.test(String(error))) throw error;
			await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		}
	}
}

/**
 * @param {string} url @param {string} token @param {string} method @param {string} path @param {object} [body]
 * @returns {Promise<Answer>}
 */
async function askOnce(url, token, method, path, body) {
	const answer = await fetch(new URL(path, url), {
		method,
		headers: {
			...(token && { Authorization: `Token ${token}` }),
			...(body && { 'content-type': 'application/json' }),
		},
		...(body && { body: JSON.stringify(body) }),
	});
	const text = await answer.text();
	if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
	return JSON.parse(text);
}

/** @param {string} url @param {Role} role @returns {Promise<string>} the token; a superuser has chosen the first company */
export async function signIn(url, role) {
	const credentials = { username: PEOPLE[role], password: PASSWORD };
	const { accessToken = '' } = await ask(url, '', 'POST', '/api/user/auth/login', credentials);
	if (role !== 'superuser') return accessToken;
	const { items } = await ask(url, accessToken, 'GET', '/api/generals/compagnies?limit=1');
	const choice = { company: items?.[0]?.id };
	const chosen = await ask(url, accessToken, 'POST', '/api/generals/company', choice);
	return chosen.accessToken ?? '';
}

/** First rows of the demo's company, for addresses that name one thing. */
const LISTS = {
	agentId: '/api/companies/list-agent',
	supervisorId: '/api/companies/list-supervisor',
	surcussaleId: '/api/companies/list-surcussale',
	userId: '/api/companies/user-permissions',
	companyId: '/api/generals/compagnies',
	factuId: '/api/generals/facturations',
	paysId: '/api/generals/countries',
	tirageId: '/api/companies/list-tirage',
	optionId: '/api/companies/list-lotto',
	instanceId: '/api/companies/tirage-instances',
};

/** @param {string} url @param {string} token @returns {Promise<Record<string, string>>} ids by parameter; of lists that this API has */
export async function firstIds(url, token) {
	const entries = await Promise.all(
		Object.entries(LISTS).map(async ([name, list]) => {
			const answer = await ask(url, token, 'GET', `${list}?limit=1`).catch(() => undefined);
			const id = answer?.items?.[0]?.id;
			return id ? { [name]: id } : {};
		}),
	);
	return Object.assign({ type: 'agent' }, ...entries);
}
