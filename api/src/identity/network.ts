import ipaddr from 'ipaddr.js';

/** Groups of 16 bits that the provider of a connection gives away whole. */
const GROUPS = 4;

/**
 * What counts as one caller where callers are counted by address: an IPv4 address, or the /64 of an
 * IPv6 one, of which whoever has one has 2^64.
 */
export function networkOf(ip: string): string {
	if (!ipaddr.isValid(ip)) return ip;
	const address = ipaddr.process(ip);
	if (address instanceof ipaddr.IPv4) return address.toString();
	const groups = address.parts.slice(0, GROUPS).map((part) => part.toString(16));
	return `${groups.join(':')}::/64`;
}
