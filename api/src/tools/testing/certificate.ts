import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';

/** What signs certificates: one that is believed makes all it signed be. */
export interface Authority {
	name: string;
	/** PEM, and so are those below. */
	cert: string;
	key: KeyObject;
}

interface Wanted {
	/** Hosts that it is for, by name or number. */
	hosts: readonly string[];
	/** Days from now; negative: it is over. */
	days?: number;
}

const DAY_MS = 86_400_000;
/** ASN.1, as DER writes it. */
const SEQUENCE = 0x30;
const SET = 0x31;
const OBJECT = 0x06;
const BOOLEAN = 0x01;
const INTEGER = 0x02;
const BITS = 0x03;
const OCTETS = 0x04;
const TEXT = 0x0c;
const TIME = 0x18;
const context = (number: number, isWhole = false) => (isWhole ? 0xa0 : 0x80) + number;

const ECDSA_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const ALTERNATIVE_NAMES = [0x55, 0x1d, 0x11];
const CONSTRAINTS = [0x55, 0x1d, 0x13];

function der(tag: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer {
	const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
	const { length } = content;
	const size =
		length < 0x80 ? [length] : [0x80 + (length < 0x100 ? 1 : 2), ...bytesOf(length).subarray(-2)];
	return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** Of a length, without zeros before it. */
const bytesOf = (length: number): Buffer =>
	Buffer.from(length < 0x100 ? [length] : [length >> 8, length & 0xff]);

const text = (value: string) => Buffer.from(value, 'utf8');
const nameOf = (name: string) =>
	der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT, COMMON_NAME), der(TEXT, text(name)))));
const algorithm = der(SEQUENCE, der(OBJECT, ECDSA_SHA256));
const moment = (ms: number) =>
	der(TIME, text(`${new Date(ms).toISOString().replaceAll(/[-:T]|\.\d+/g, '')}`));
const extension = (id: readonly number[], value: Buffer, isCritical = false) =>
	der(SEQUENCE, der(OBJECT, id), isCritical ? der(BOOLEAN, [0xff]) : [], der(OCTETS, value));

const hostName = (host: string) =>
	isIP(host) === 4 ? der(context(7), host.split('.').map(Number)) : der(context(2), text(host));

interface Content extends Wanted {
	subject: string;
	issuer: string;
	isAuthority: boolean;
}

function signed(content: Content, own: KeyObject, key: KeyObject): string {
	const { subject, issuer, hosts, days = 30, isAuthority } = content;
	const now = Date.now();
	const extensions = [
		extension(CONSTRAINTS, der(SEQUENCE, isAuthority ? der(BOOLEAN, [0xff]) : []), true),
		...(hosts.length > 0
			? [extension(ALTERNATIVE_NAMES, der(SEQUENCE, ...hosts.map(hostName)))]
			: []),
	];
	const body = der(
		SEQUENCE,
		der(context(0, true), der(INTEGER, [2])),
		// Positive, and without a zero that is not needed.
		der(INTEGER, [0x40], randomBytes(15)),
		algorithm,
		nameOf(issuer),
		der(SEQUENCE, moment(now - 60 * DAY_MS), moment(now + days * DAY_MS)),
		nameOf(subject),
		own.export({ type: 'spki', format: 'der' }),
		der(context(3, true), der(SEQUENCE, ...extensions)),
	);
	const bits = der(BITS, [0], sign('sha256', body, key));
	const lines =
		der(SEQUENCE, body, algorithm, bits)
			.toString('base64')
			.match(/.{1,64}/g) ?? [];
	return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** One that nobody knows but whoever is given its certificate. */
export function newAuthority(name: string): Authority {
	const { publicKey, privateKey } = newKey();
	const content = { subject: name, issuer: name, hosts: [], isAuthority: true };
	return { name, key: privateKey, cert: signed(content, publicKey, privateKey) };
}

/** Certificate of a server and its key, both PEM. */
export function certified(by: Authority, wanted: Wanted): { cert: string; key: string } {
	const { publicKey, privateKey } = newKey();
	const content = { ...wanted, subject: 'server', issuer: by.name, isAuthority: false };
	return {
		cert: signed(content, publicKey, by.key),
		key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
	};
}
