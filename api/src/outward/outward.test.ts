import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailServerOf } from '../config/mail-server.ts';
import { type Authority, certified, newAuthority } from '../tools/testing/certificate.ts';
import { useFeedServer } from '../tools/testing/feed-server.ts';
import { mailRefusal, type TestMailServer, useMailServer } from '../tools/testing/mail-server.ts';
import { pushKeyOf } from './push-key.ts';
import { type Mail, sendMail } from './send-mail.ts';
import { sendPush } from './send-push.ts';
import { SendingFailure } from './sending-failure.ts';

const MAIL: Mail = {
	id: '01900000-0000-7000-8000-000000000001',
	fromName: 'Étoile · Borlette',
	to: 'rose@lakay.example',
	subject: 'Payer un gain de 30 000,00 G',
	text: 'Fiche AAAAAAAAAAAA',
	html: '<p>Fiche AAAAAAAAAAAA</p>',
	date: '2026-11-24T12:00:00.000Z',
};
const server = useMailServer();

/** What became of sending: nothing wrong, or why and whether for ever. */
async function outcome(work: Promise<void>) {
	try {
		await work;
		return 'taken';
	} catch (error) {
		if (!(error instanceof SendingFailure)) throw error;
		const { problem, isForEver, isDoubtful } = error;
		return [problem.code, isForEver, ...(isDoubtful ? ['doubtful'] : [])];
	}
}
const send = (change: Partial<Parameters<typeof sendMail>[0]> = {}, withinMs?: number) =>
	outcome(sendMail({ ...server.settings, ...change }, MAIL, withinMs));

test('a mail arrives as it was written, and is the same one however often it is sent', async () => {
	const file = { name: 'net.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') };
	await sendMail(server.settings, { ...MAIL, file });
	await sendMail(server.settings, { ...MAIL, file });
	const [first, second] = server.received;
	expect(first).toMatchObject({ id: MAIL.id, to: MAIL.to });
	expect(first?.text).toContain('Subject: Payer un gain de 30 000,00 G');
	expect(first?.raw).toMatch(/From: .*<alertes@lakay\.example>/);
	expect(first?.raw).toMatch(/Content-Disposition: attachment; filename=net\.pdf/);
	expect(second?.id).toBe(first?.id);
});

test('a name cannot bring a further header along', async () => {
	await sendMail(server.settings, {
		...MAIL,
		subject: 'Net\r\nBcc: x@y.example',
		fromName: 'A\r\nB: c',
	});
	expect(server.received[0]?.raw).not.toMatch(/^(Bcc|B):/m);
});

test('a wrong password is no fault of the message: it is sent again', async () => {
	expect(await send({ auth: { user: 'lakay', pass: 'wrong' } })).toEqual([
		'sign_in_refused',
		false,
	]);
});

test.each([
	['rcpt', 450, 'refused_now', false],
	['rcpt', 550, 'refused', true],
	['data', 451, 'refused_now', false],
	['data', 554, 'refused', true],
	['connect', 421, 'refused_now', false],
] as const)('refused at %s with %i: %s', async (at, code, problem, isForEver) => {
	server.at = (step) => {
		if (step === at) throw mailRefusal(code, 'Not like this');
	};
	expect(await send()).toEqual([problem, isForEver]);
});

test('a connection that is cut in the middle of the message is tried again', async () => {
	server.at = (step) => {
		if (step === 'data') server.cut();
	};
	// More than waits on the way: the end of it has not left yet.
	const file = { name: 'net.pdf', type: 'application/pdf', bytes: Buffer.alloc(12_000_000) };
	expect(await outcome(sendMail(server.settings, { ...MAIL, file }))).toEqual(['cut', false]);
	expect(server.received).toEqual([]);
});

test('a connection that is cut once the server has it is tried again: nobody knows that it was taken', async () => {
	server.at = (step) => {
		if (step === 'taken') server.cut();
	};
	expect(await send()).toEqual(['cut', false, 'doubtful']);
	expect(server.received).toHaveLength(1);
});

test('a server that says nothing is given up in time, whatever it does later', async () => {
	let go: () => void = () => undefined;
	server.at = (step) => (step === 'rcpt' ? new Promise<void>((done) => (go = done)) : undefined);
	expect(await send({}, 300)).toEqual(['too_slow', false]);
	go();
	expect(server.received).toEqual([]);
});

/** Where nobody listens. */
async function freePort(): Promise<number> {
	const free = createSocketServer().listen(0, '127.0.0.1');
	await new Promise((done) => free.once('listening', done));
	const { port } = free.address() as AddressInfo;
	await new Promise((done) => free.close(done));
	return port;
}

test('nobody listens there', async () => {
	expect(await send({ port: await freePort() })).toEqual(['unreachable', false]);
});

test('beyond this machine nothing is said before TLS has begun', async () => {
	expect(await send({ needsTls: true })).toEqual(['no_tls', false]);
	// Not what is TLS at all.
	expect(await send({ isSecure: true, needsTls: true })).toEqual(['no_tls', false]);
	expect(server.received).toEqual([]);
	const [away, here] = ['smtp://mx.example', 'smtp://127.0.0.1:2525'].map((url) =>
		mailServerOf(url, 'a@b.example'),
	);
	expect([away?.needsTls, away?.port, here?.needsTls, here?.port]).toEqual([
		true,
		587,
		false,
		2525,
	]);
	expect(mailServerOf('smtps://u%40x:p%3A%2F@mx.example', 'a@b.example')).toMatchObject({
		port: 465,
		isSecure: true,
		auth: { user: 'u@x', pass: 'p:/' },
	});
});

describe('over TLS', () => {
	const house = newAuthority('A house of certificates');
	const here = { hosts: ['127.0.0.1'] };
	/** One begins with TLS, the other turns to it. */
	const BEGINS = [
		['from the first byte', true],
		['after STARTTLS', false],
	] as const;
	const mailsOf = (by: Authority, wanted: Parameters<typeof certified>[1], isSecure: boolean) =>
		useMailServer({ ...certified(by, wanted), secure: isSecure, disabledCommands: [] });
	const over = (to: TestMailServer, isSecure: boolean, ca?: string) =>
		outcome(sendMail({ ...to.settings, isSecure, needsTls: true, ...(ca && { ca }) }, MAIL));

	describe.each(BEGINS)('%s, with a certificate that is believed', (_, isSecure) => {
		const believed = mailsOf(house, here, isSecure);
		test('the mail arrives, and not a word of it or of the sign-in is said before', async () => {
			const seen: boolean[] = [];
			believed.at = (step, _to, isEncrypted) => {
				if (step !== 'connect') seen.push(isEncrypted);
			};
			expect(await over(believed, isSecure, house.cert)).toBe('taken');
			expect(believed.received).toMatchObject([{ id: MAIL.id, to: MAIL.to }]);
			expect(seen.length).toBeGreaterThan(2);
			expect(seen).not.toContain(false);
		});
		test('nothing is sent where nobody said that it is to be believed', async () => {
			expect(await over(believed, isSecure)).toEqual(['no_tls', false]);
			expect(await over(believed, isSecure, newAuthority('Another').cert)).toEqual([
				'no_tls',
				false,
			]);
			expect(believed.received).toEqual([]);
		});
	});

	describe.each(
		BEGINS.flatMap(([begins, isSecure]) => [
			[
				`${begins}, with the certificate of another host`,
				isSecure,
				{ hosts: ['mx.example'] },
			] as const,
			[`${begins}, with a certificate that is over`, isSecure, { ...here, days: -1 }] as const,
		]),
	)('%s', (_, isSecure, wanted) => {
		const unbelieved = mailsOf(house, wanted, isSecure);
		test('nothing is sent', async () => {
			expect(await over(unbelieved, isSecure, house.cert)).toEqual(['no_tls', false]);
			expect(unbelieved.received).toEqual([]);
		});
	});
});

describe('a notification', () => {
	const maker = useFeedServer();
	const pair = createECDH('prime256v1');
	pair.generateKeys();
	const browser = () => ({
		endpoint: maker.url('/push/1'),
		p256dh: pair.getPublicKey('base64url'),
		auth: randomBytes(16).toString('base64url'),
	});
	const key = pushKeyOf(randomBytes(32).toString('base64'), '');
	const pushed = async (hosts = ['127.0.0.1'], withinMs?: number, to = browser()) =>
		sendPush(
			{ key: await key(), contact: 'https://lakay.example', hosts },
			to,
			{ topic: 'a1', body: { title: 'Net du jour' } },
			withinMs,
		);
	const push = (...how: Parameters<typeof pushed>) => outcome(pushed(...how));
	const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

	test('goes to the maker of the browser, closed and signed', async () => {
		let seen: Record<string, unknown> = {};
		let bytes = Buffer.alloc(0);
		maker.answers('/push/1', async (request, response) => {
			seen = request.headers;
			for await (const part of request) bytes = Buffer.concat([bytes, part]);
			response.writeHead(201).end();
		});
		const to = browser();
		expect(await push(undefined, undefined, to)).toBe('taken');
		expect(seen).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'a1', urgency: 'high' });
		expect(String(seen.authorization)).toMatch(/^vapid t=.+, k=.+/);
		expect(bytes.length).toBeGreaterThan(80);
		expect(bytes.toString('latin1')).not.toContain('Net du jour');
		expect(opened(bytes, to.auth)).toBe('{"title":"Net du jour"}');
	});

	/** As the browser opens it, which alone has the keys (RFC 8188 and 8291). */
	function opened(bytes: Buffer, auth: string): string {
		const [salt, keyLength] = [bytes.subarray(0, 16), bytes[20] ?? 0];
		const theirs = bytes.subarray(21, 21 + keyLength);
		const closed = bytes.subarray(21 + keyLength);
		const derived = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
			Buffer.from(hkdfSync('sha256', secret, from, info, length));
		const both = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
		const shared = derived(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), both, 32);
		const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
		const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
		const cipher = createDecipheriv('aes-128-gcm', key, nonce);
		cipher.setAuthTag(closed.subarray(-16));
		const text = Buffer.concat([cipher.update(closed.subarray(0, -16)), cipher.final()]);
		// What follows the text: the mark of the last record, and padding.
		return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
	}

	test.each([
		[404, 'browser_gone', true],
		[410, 'browser_gone', true],
		[429, 'refused_now', false],
		[500, 'refused_now', false],
		[503, 'refused_now', false],
		[413, 'refused', true],
	])('answered with %i: %s', async (status, code, isForEver) => {
		maker.answers('/push/1', (_, response) => void response.writeHead(status).end('no'));
		expect(await push()).toEqual([code, isForEver]);
	});

	test.each([
		[429, '120', 120],
		[503, ' 7 ', 7],
		[429, inSeconds(90), 90],
		[503, inSeconds(-90), 0],
		[429, '99999999', 21_600],
		[503, inSeconds(9_999_999), 21_600],
		[429, 'soon', 0],
		[429, '-5', 0],
		[503, '', 0],
		[413, '120', 0],
	])('answered with %i, to come back after "%s": no earlier than in %i s', async (...said) => {
		const [status, retryAfter, seconds] = said;
		maker.answers(
			'/push/1',
			(_, response) => void response.writeHead(status, { 'retry-after': retryAfter }).end(),
		);
		const failure = await pushed().catch((error: SendingFailure) => error);
		// A moment is said in whole seconds, and some time goes by until it is read.
		expect((failure as SendingFailure).waitSeconds).toBeGreaterThan(seconds * 0.5 - 1);
		expect((failure as SendingFailure).waitSeconds).toBeLessThanOrEqual(seconds);
	});

	test('is sent again where the maker is out of reach, or is cut off before it answers', async () => {
		const nowhere = { ...browser(), endpoint: `http://127.0.0.1:${await freePort()}/push` };
		expect(await push(undefined, undefined, nowhere)).toEqual(['unreachable', false]);
		maker.answers(
			'/push/1',
			(request) => void request.resume().once('end', () => request.socket.destroy()),
		);
		expect(await push()).toEqual(['cut', false, 'doubtful']);
	});

	test('is not waited for without an end, and follows nobody elsewhere', async () => {
		maker.answers('/push/1', () => undefined);
		expect(await push(undefined, 200)).toEqual(['too_slow', false, 'doubtful']);
		maker.answers(
			'/push/1',
			(_, response) => void response.writeHead(307, { location: maker.url('/push/2') }).end(),
		);
		expect(await push()).toEqual(['refused', true]);
		expect(maker.asked('/push/2')).toBe(0);
	});

	test('goes to public addresses alone', async () => {
		const before = maker.asked('/push/1');
		expect(await push([])).toEqual(['forbidden_address', true]);
		const inside = { ...browser(), endpoint: 'https://localhost/push/1' };
		expect(await push([], undefined, inside)).toEqual(['forbidden_address', true]);
		expect(maker.asked('/push/1')).toBe(before);
	});

	test('the key is kept where it was made, and several processes have one', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'borlette-push-'));
		const [one, other] = await Promise.all([
			pushKeyOf(undefined, folder)(),
			pushKeyOf(undefined, folder)(),
		]);
		expect(one).toEqual(other);
		expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65);
		await rm(folder, { recursive: true });
	});
});
