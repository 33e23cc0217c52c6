import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { MailServer } from '../../config/mail-server.ts';

export interface ReceivedMail {
	/** Message-ID, without its brackets. */
	id: string;
	to: string;
	/** As it came, headers and all. */
	raw: string;
	/** Subject and text, decoded. */
	text: string;
}

/** At which step of taking a message something happens. */
export type MailStep = 'connect' | 'login' | 'mail' | 'rcpt' | 'data' | 'taken';

const NAME = 'lakay';
const PASSWORD = 'a secret';

export class TestMailServer {
	readonly received: ReceivedMail[] = [];
	/** Called at each step, with whether TLS has begun; one that throws an error with `responseCode` refuses there. */
	at: (step: MailStep, to: string, isEncrypted: boolean) => void | Promise<void> = () => undefined;
	readonly #server: SMTPServer;

	constructor(options: SMTPServerOptions = {}) {
		this.#server = new SMTPServer({
			authOptional: false,
			allowInsecureAuth: true,
			disabledCommands: ['STARTTLS'],
			logger: false,
			onConnect: (session, done) => void this.#step('connect', '', session, done),
			onAuth: ({ username, password }, session, done) =>
				username === NAME && password === PASSWORD
					? void this.#step('login', '', session, (error) => done(error, { user: NAME }))
					: done(new Error('Who are you?')),
			onMailFrom: (_address, session, done) => void this.#step('mail', '', session, done),
			onRcptTo: ({ address }, session, done) => void this.#step('rcpt', address, session, done),
			onData: async (stream, { envelope, secure }, done) => {
				const to = envelope.rcptTo[0]?.address ?? '';
				try {
					const parts: Buffer[] = [];
					for await (const part of stream) {
						if (parts.length === 0) await this.at('data', to, secure);
						parts.push(Buffer.from(part));
					}
					// It ended, and its last line did not come.
					if (!stream.sizeExceeded && stream.destroyed && !stream.readableEnded) return;
					this.received.push(read(Buffer.concat(parts).toString('utf8'), to));
					await this.at('taken', to, secure);
					done(null);
				} catch (error) {
					stream.resume();
					done(error instanceof Error ? error : new Error(String(error)));
				}
			},
			...options,
		});
		// A client that is killed in the middle is what is looked at.
		this.#server.on('error', () => undefined);
	}

	async #step(
		step: MailStep,
		to: string,
		{ secure }: SMTPServerSession,
		done: (error?: Error | null) => void,
	): Promise<void> {
		try {
			await this.at(step, to, secure);
			done();
		} catch (error) {
			done(error instanceof Error ? error : new Error(String(error)));
		}
	}

	async listen(): Promise<void> {
		this.#server.listen(0, '127.0.0.1');
		await once(this.#server.server, 'listening');
	}

	/** How the API reaches it. */
	get settings(): MailServer {
		const { port } = this.#server.server.address() as AddressInfo;
		return {
			host: '127.0.0.1',
			port,
			isSecure: false,
			needsTls: false,
			auth: { user: NAME, pass: PASSWORD },
			from: 'alertes@lakay.example',
		};
	}

	/** Ends every connection as it is, in the middle of whatever is said. */
	cut(): void {
		for (const connection of this.#server.connections) {
			(connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
		}
	}

	forget(): void {
		this.received.length = 0;
		this.at = () => undefined;
	}

	close(): Promise<void> {
		this.cut();
		return new Promise((done) => this.#server.close(() => done()));
	}
}

/** A mail server on this machine, for all tests of a file. */
export function useMailServer(options: SMTPServerOptions = {}): TestMailServer {
	const server = new TestMailServer(options);
	beforeAll(() => server.listen());
	afterEach(() => server.forget());
	afterAll(() => server.close());
	return server;
}

/** A refusal as mail servers say it. */
export const mailRefusal = (responseCode: number, message: string): Error =>
	Object.assign(new Error(message), { responseCode });

/** A file that comes along is not looked for sentences. */
const READ_MAX = 100_000;

function read(raw: string, to: string): ReceivedMail {
	const [, id = ''] = /^Message-ID: <([^@>]+)@/im.exec(raw) ?? [];
	return { id, to, raw, text: decoded(raw.slice(0, READ_MAX)) };
}

/** Quoted-printable and encoded words as people read them: enough to look for a sentence. */
function decoded(raw: string): string {
	const bytes = (text: string) =>
		text.replace(/((?:=[0-9A-F]{2})+)/g, (all) =>
			Buffer.from(all.replaceAll('=', ''), 'hex').toString('utf8'),
		);
	const words = raw
		.replace(/\?=\r\n =\?UTF-8\?Q\?/gi, '')
		.replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => bytes(word.replaceAll('_', ' ')));
	return bytes(words.replace(/=\r\n/g, ''));
}
