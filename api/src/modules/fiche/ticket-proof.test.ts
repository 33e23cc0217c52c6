import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agentApi } from '@borlette/shared/contract/agent';
import { configApi } from '@borlette/shared/contract/config';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { readSold } from '@borlette/shared/contract/fiche.proof';
import { ficheViewApi } from '@borlette/shared/contract/fiche-view';
import { type PosFiche, posApi, type SoldFiche } from '@borlette/shared/contract/pos';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readConfig } from '../../config/config.ts';
import { TicketSigner } from '../../engine/ticket-signer.ts';
import { buildApp } from '../../start/app.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { newKey, openDraw } from '../../tools/testing/selling.ts';
import { drawn } from '../../tools/testing/settling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'borlette-tickets-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
/** No key is configured: each process takes that of the folder. */
const api = useTestApi({ dataDir, ticketKeys: [] });
const anybody = { token: undefined };
let token: string;

beforeAll(async () => {
	await sql`DELETE FROM boules_block`.execute(api.owner);
	const login = { username: 'seller', password: 'a long password' };
	await api.call('adminA', agentApi.create, {
		body: {
			...login,
			first_name: 'A',
			last_name: 'B',
			phone: '+50937112233',
			surcussale_id: IDS.surcussaleA,
			commission: 1000,
			device_id: '',
		},
	});
	const { body } = await api.call(anybody, posApi.login, {
		body: { ...login, company: 'AAA', device_id: 'POS-1' },
	});
	token = body.accessToken;
});

async function write(endpoint: (typeof posApi)['sell' | 'void' | 'pay'], body: object) {
	const request = requestOf(endpoint, { body }, token);
	const headers = { ...request.headers, 'idempotency-key': newKey().key };
	return (await api.inject({ ...request, headers })).body as SoldFiche;
}
const sell = (instance: string, stake = 1_500) =>
	write(posApi.sell, {
		instances: [instance],
		lines: [{ game: 'borlette', numbers: '07', stake }],
	});

/** As a browser checks it: with what `/api/config` publishes. The signed text, or undefined. */
async function verified(
	proof: string,
	app: FastifyInstance = api.app,
): Promise<string | undefined> {
	const { ticket_keys } = (await app.inject(configApi.read.path)).json();
	const [text, signature] = proof.split('.').map((part) => Buffer.from(part, 'base64url')) as [
		Buffer,
		Buffer,
	];
	for (const raw of ticket_keys) {
		const { subtle } = crypto;
		const key = await subtle.importKey('raw', Buffer.from(raw, 'base64url'), 'Ed25519', false, [
			'verify',
		]);
		if (await subtle.verify('Ed25519', key, signature, text)) return text.toString();
	}
	return undefined;
}

test('what is sold is signed: the published key says so, and of no other text', async () => {
	const { proof, ref_code, draw_date, sold_at } = await sell(await openDraw(api.owner, 1));
	const text = (await verified(proof)) as string;
	expect(readSold(text)).toEqual({
		ref_code,
		draw_date,
		companyname: 'Company A',
		sold_at: new Date(Math.floor(Date.parse(sold_at) / 1_000) * 1_000).toISOString(),
		timezone: 'America/Port-au-Prince',
		draws: ['New York Midi'],
		total: 1_500,
		currency: 'HTG',
		lines_digest: expect.stringMatching(/^[\w-]{16}$/),
	});
	const richer = Buffer.from(text.replace('1500', '9500')).toString('base64url');
	expect(await verified(`${richer}.${proof.split('.')[1]}`)).toBeUndefined();
	// With the address before it some 320 signs: version 13 of a QR code at level M holds 331.
	expect(proof.length).toBeLessThan(280);
});

test('one proof, wherever a ticket is read and whatever became of it', async () => {
	const instance = await openDraw(api.owner, 2);
	const [won, voided] = [await sell(instance), await sell(instance)];
	const gone = await write(posApi.void, { ref_code: voided.ref_code, reason: 'Erreur' });
	expect([gone.status, gone.proof]).toEqual(['deleted', voided.proof]);
	await drawn(api, instance, ['107', '2233']);
	const { ref_code, security_code } = won;
	const paid = await write(posApi.pay, { ref_code, security_code });
	expect(paid).toMatchObject({ status: 'paid', gain: 75_000, proof: won.proof });
	for (const { ref_code: refCode, proof } of [won, voided]) {
		const params = { refCode };
		const { body: lookedUp } = await api.call({ token }, posApi.one, { params });
		const { body: office } = await api.call('adminA', ficheApi.one, { params });
		const { body: ticket } = await api.call(anybody, ficheViewApi.ticket, { params });
		const { body: verification } = await api.call(anybody, ficheViewApi.verification, { params });
		const seen = [lookedUp, office.ticket, ticket, verification].map((each) => each.proof);
		expect(seen).toEqual([proof, proof, proof, proof]);
	}
});

test('a line that was changed has another digest', async () => {
	const company = { companyname: 'A', currency: 'HTG', timezone: 'America/Port-au-Prince' };
	const sold = { ...company, ...(await sell(await openDraw(api.owner, 3))) };
	const digestOf = async (lines: PosFiche['lines']) => {
		const proof = await new TicketSigner([], dataDir).sign({ ...sold, lines });
		return readSold((await verified(proof)) as string)?.lines_digest;
	};
	const [line] = sold.lines as [PosFiche['lines'][number]];
	const digests = [{}, { numbers: '08' }, { stake: 1_600 }, { prime1: 60 }].map((change) =>
		digestOf([{ ...line, ...change }]),
	);
	expect(new Set(await Promise.all(digests)).size).toBe(4);
});

test('several processes sign with one key, also when they begin at once', async () => {
	const { proof } = await sell(await openDraw(api.owner, 4));
	const config = { ...readConfig({}), dataDir };
	const other = await buildApp({ db: api.db, config });
	expect(await verified(proof, other)).toBeDefined();
	await other.close();

	const folder = mkdtempSync(join(dataDir, 'new-'));
	const signers = Array.from({ length: 8 }, () => new TicketSigner([], folder));
	const keys = await Promise.all(signers.map((signer) => signer.publicKeys()));
	expect(new Set(keys.flat()).size).toBe(1);
	expect(readdirSync(folder)).toEqual(['tickets.key']);
});

test('a key that was replaced is still published, and signs no more', async () => {
	const [old, next] = ['a', 'b'].map((sign) => Buffer.alloc(32, sign).toString('base64')) as [
		string,
		string,
	];
	const before = await new TicketSigner([old], dataDir).publicKeys();
	const { ticketKeys } = readConfig({ TICKET_KEY: `${next} ${old}` });
	const after = await new TicketSigner(ticketKeys, dataDir).publicKeys();
	expect(after).toEqual([expect.not.stringMatching(before[0] as string), ...before]);
	expect(() => readConfig({ TICKET_KEY: `${next} secret` })).toThrow(/^TICKET_KEY cannot be used/);
});

test('without a place for its key the API does not start, and says what to do', async () => {
	const file = join(dataDir, 'no-folder');
	writeFileSync(file, '');
	const app = await buildApp({ db: api.db, config: { ...readConfig({}), dataDir: file } });
	await expect(app.ready()).rejects.toThrow(/make the folder writable, or set TICKET_KEY/);
	await app.close();
});
