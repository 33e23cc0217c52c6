/** What the API is told in confidence (`secret` in api/src/config/variables.ts). */
export const SECRETS = [
	...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
	...['DATABASE_URL', 'DATABASE_OWNER_URL', 'COMPANY_SERVERS', 'COMPANY_SERVER_OWNERS'],
	...['SECRETS_KEY', 'TICKET_KEY', 'PUSH_KEY', 'SMTP_URL', 'METRICS_TOKEN', 'SUPERUSER_PASSWORD'],
];

/**
 * The environment for what others wrote: whoever builds and installs needs no password of the house.
 * @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv}
 */
export const withoutSecrets = (env) =>
	Object.fromEntries(Object.entries(env).filter(([name]) => !SECRETS.includes(name)));
