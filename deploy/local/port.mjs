import { tryPort } from '../../shared/config/ports.mjs';
import { Failure } from './failure.mjs';

export const DEFAULT_PORT = 3000;

/**
 * @param {string | undefined} value of PORT; 0 lets the system choose
 * @throws {Failure} when it is no port
 */
export function readPort(value) {
	const port = value ? Number(value) : DEFAULT_PORT;
	if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
	throw new Failure(`PORT is ${value}, but a port is a number from 0 to 65535.`);
}

/**
 * @param {number} port @param {string} host @param {string} [asked] what chooses it: a variable, or an option
 * @throws {Failure} with the remedy, when something else listens there or may not be listened on
 */
export async function checkPort(port, host, asked = 'PORT') {
	if (port === 0) return;
	const tried = await tryPort({ port, host });
	if ('port' in tried) return;
	const { code } = tried;
	const other = port === 65_535 ? port - 1 : port + 1;
	const remedy = asked.startsWith('-')
		? `${asked} ${other}`
		: `${asked}=${other} before the command (on Windows: set ${asked}=${other})`;
	if (code === 'EADDRINUSE') {
		throw new Failure(
			`Port ${port} is taken by another program: end that program, or choose another port with ${remedy}.`,
		);
	}
	if (code === 'EACCES') {
		throw new Failure(`Port ${port} may not be used by this user: choose another with ${remedy}.`);
	}
	throw new Failure(
		`Port ${port} at ${host} cannot be listened on (${code}): check ${asked} and the address.`,
	);
}

/**
 * For a server that says where it is: the port that was asked for, else the usual one or, where that
 * is taken, 0, so that the system chooses.
 * @param {string | undefined} value of PORT @param {string} host
 * @throws {Failure} when the port asked for is none, or taken
 */
export async function portToTake(value, host) {
	const port = readPort(value);
	if (value) await checkPort(port, host);
	return value || 'port' in (await tryPort({ port, host })) ? port : 0;
}
