import { Readable } from 'node:stream';
import type { SendingProblemCode } from '@borlette/shared/contract/sendings';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServer } from '../config/mail-server.ts';
import { SendingFailure } from './sending-failure.ts';

export interface Mail {
	/** The same one however often it is sent: whoever gets it twice can tell. */
	id: string;
	/** Name that it is from; the address is the server's. */
	fromName: string;
	to: string;
	subject: string;
	text: string;
	html: string;
	/** When what it tells happened. */
	date: string;
	file?: { name: string; type: string; bytes: Buffer } | undefined;
}

const WITHIN_MS = 30_000;

/**
 * Hands one message to the mail server, and answers once that has taken it. It is over after `withinMs` in any case, so
 * that nobody else takes a message up that is still on its way.
 * @throws SendingFailure
 */
export async function sendMail(
	server: MailServer,
	mail: Mail,
	withinMs = WITHIN_MS,
): Promise<void> {
	// In parts, so that its end is read when the rest has left.
	const message = Readable.from(partsOf(await composed(server, mail)));
	const connection = new SMTPConnection({
		host: server.host,
		port: server.port,
		secure: server.isSecure,
		requireTLS: server.needsTls && !server.isSecure,
		ignoreTLS: !server.needsTls,
		connectionTimeout: withinMs,
		greetingTimeout: withinMs,
		socketTimeout: withinMs,
		tls: { ...(server.ca && { ca: server.ca }), minVersion: 'TLSv1.2' },
	});
	let timer: NodeJS.Timeout | undefined;
	try {
		await Promise.race([
			handOver(connection, server, mail.to, message),
			new Promise<never>((_, reject) => {
				timer = setTimeout(
					() => reject(new SendingFailure('too_slow', null, message.readableEnded)),
					withinMs,
				);
			}),
		]);
	} finally {
		clearTimeout(timer);
		connection.close();
	}
}

const PART_BYTES = 64 * 1024;
function* partsOf(message: Buffer): Generator<Buffer> {
	for (let at = 0; at < message.length; at += PART_BYTES) {
		yield message.subarray(at, at + PART_BYTES);
	}
}

function composed({ from }: MailServer, mail: Mail): Promise<Buffer> {
	const domain = from.slice(from.lastIndexOf('@') + 1);
	return new MailComposer({
		messageId: `<${mail.id}@${domain}>`,
		date: new Date(mail.date),
		from: { name: mail.fromName, address: from },
		to: mail.to,
		subject: mail.subject,
		text: mail.text,
		html: mail.html,
		// No answer of an absent person is wanted.
		headers: { 'Auto-Submitted': 'auto-generated' },
		attachments: mail.file
			? [{ filename: mail.file.name, contentType: mail.file.type, content: mail.file.bytes }]
			: [],
		disableFileAccess: true,
		disableUrlAccess: true,
	})
		.compile()
		.build();
}

function handOver(
	connection: SMTPConnection,
	{ auth, from }: MailServer,
	to: string,
	message: Readable,
): Promise<void> {
	let isConnected = false;
	return new Promise<void>((resolve, reject) => {
		const fail = (error: SmtpError) =>
			reject(failureOf(error, { isConnected, isWhole: message.readableEnded }));
		const send = () =>
			connection.send({ from, to }, message, (error) => (error ? fail(error) : resolve()));
		connection.on('error', fail);
		connection.connect((error) => {
			if (error) return fail(error);
			isConnected = true;
			if (!auth) return send();
			connection.login({ credentials: auth }, (refused) => (refused ? fail(refused) : send()));
		});
	});
}

interface SmtpError {
	message?: string;
	code?: string;
	/** Of the system or of TLS, before it was given its kind. */
	originalCode?: string;
	responseCode?: number;
	response?: string;
}

const BY_CODE: Readonly<Record<string, SendingProblemCode>> = {
	EAUTH: 'sign_in_refused',
	ENOAUTH: 'sign_in_refused',
	ETLS: 'no_tls',
	EREQUIRETLS: 'no_tls',
	ETIMEDOUT: 'too_slow',
	EDNS: 'unreachable',
};
/** How the runtime names a certificate that is not believed, and what is no TLS at all. */
const UNBELIEVED =
	/CERT|CRL|^UNABLE_TO|^INVALID_|PATH_LENGTH|HOSTNAME|ALTNAME|EPROTO|^ERR_TLS|^ERR_SSL/;
const WORDS_MAX = 200;

function failureOf(
	error: SmtpError,
	{ isConnected, isWhole }: { isConnected: boolean; isWhole: boolean },
): SendingFailure {
	const said = (error.response ?? error.message ?? '').slice(0, WORDS_MAX);
	const known = BY_CODE[error.code ?? ''];
	if (known) return new SendingFailure(known, said, known === 'too_slow' && isWhole);
	if (UNBELIEVED.test(error.originalCode ?? '')) return new SendingFailure('no_tls', said);
	const { responseCode } = error;
	// A server that goes down says so with 421 and ends the connection.
	if (responseCode && responseCode >= 400) {
		return new SendingFailure(responseCode >= 500 ? 'refused' : 'refused_now', said);
	}
	return isConnected
		? new SendingFailure('cut', said, isWhole)
		: new SendingFailure('unreachable', said);
}
