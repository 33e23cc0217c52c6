import type { Config } from '../config/config.ts';
import type { Welcome } from './first-run.ts';

/** What is printed once the server listens: the addresses and, on a first run, who can sign in. */
export function welcomeText(
	config: Config,
	{ port, staging }: { port: number; staging?: number | undefined },
	logins: Welcome,
): string {
	const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host;
	const name = host.includes(':') ? `[${host}]` : host;
	const width = Math.max(0, ...logins.map(({ username }) => username.length));
	const lines = [
		`${config.brand} listens on http://${name}:${port}`,
		...(staging === undefined ? [] : [`Staging is at http://${name}:${staging}`]),
		...(logins.length > 0 ? ['', 'Sign in as'] : []),
		...logins.map(
			({ role, username, password }) => `  ${username.padEnd(width)}   ${password}   ${role}`,
		),
	];
	return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`;
}
