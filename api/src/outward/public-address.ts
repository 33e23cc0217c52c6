import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that a person set leads to where the API asks nothing. The message is the host, or the whole address. */
export class ForbiddenAddress extends Error {
	override name = 'ForbiddenAddress';
}

/** Neither this machine, nor its network, nor what a cloud tells its machines about themselves. */
export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** HTTPS, or one of the `hosts` that are exempt; a host by its number is connected to without a look-up. */
export function requirePublic(url: string, hosts: readonly string[]): void {
	if (!URL.canParse(url)) throw new ForbiddenAddress(url);
	const { protocol, hostname } = new URL(url);
	const host = hostname.replace(/^\[|\]$/g, '');
	if (hosts.includes(host)) return;
	if (protocol !== 'https:' || (isIP(host) !== 0 && !isPublic(host))) {
		throw new ForbiddenAddress(host);
	}
}

/** Judges a name by the addresses that it leads to: only these are connected to. */
export const publicLookup =
	(hosts: readonly string[]) =>
	async (hostname: string): Promise<LookupAddress[]> => {
		const found = await lookup(hostname, { all: true });
		const allowed = hosts.includes(hostname) ? found : found.filter((one) => isPublic(one.address));
		if (allowed.length === 0) throw new ForbiddenAddress(hostname);
		return allowed;
	};
