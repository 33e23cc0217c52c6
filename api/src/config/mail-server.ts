/** How mail goes out: the server that takes it from us, and who it says it is from. */
export interface MailServer {
	host: string;
	port: number;
	/** TLS from the first byte. */
	isSecure: boolean;
	/** Nothing is sent before TLS has begun. */
	needsTls: boolean;
	auth: { user: string; pass: string } | undefined;
	from: string;
	/** Certificates that are believed beside the machine's; of tests. */
	ca?: string;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;

/** `smtp://user:password@host:587` (STARTTLS, but on this machine) or `smtps://…:465`. */
export function mailServerOf(url: string, from: string): MailServer {
	const { protocol, hostname, port, username, password } = new URL(url);
	const isSecure = protocol === 'smtps:';
	return {
		host: hostname.replace(/^\[|\]$/g, ''),
		port: port ? Number(port) : PORTS[isSecure ? 'smtps:' : 'smtp:'],
		isSecure,
		needsTls: !LOOPBACK.includes(hostname),
		auth: username
			? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
			: undefined,
		from,
	};
}
