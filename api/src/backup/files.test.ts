import { randomBytes } from 'node:crypto';
import dns from 'node:dns';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { BucketAccess } from '../config/bucket.ts';
import { type BucketServer, startBucketServer } from '../tools/testing/bucket-server.ts';
import { NO_ACCESS, PLACES, type TestPlace } from '../tools/testing/places.ts';
import { BucketFiles } from './bucket.ts';
import { FolderFiles } from './folder.ts';
import { placeAt } from './place-at.ts';

const MB = 2 ** 20;
const textOf = async (stream: Readable | undefined) =>
	stream && Buffer.concat(await stream.toArray()).toString();
const problemOf = (work: Promise<unknown>) => work.then(() => 'none', String);

/** It breaks off when so much of it was read. */
async function* breakingAfter(bytes: number): AsyncGenerator<Buffer> {
	for (let left = bytes; left > 0; left -= MB) yield randomBytes(Math.min(left, MB));
	throw new Error('The source broke off');
}

describe.each(PLACES)('%s', (_kind, start) => {
	let at: TestPlace;
	const place = () => placeAt(at.address, at.access);
	beforeAll(async () => {
		at = await start();
		await place().prepare();
	});
	afterAll(() => at.stop());

	test('has what was written, by its name and in its folder, until it is removed', async () => {
		const { files } = place();
		const written = await files.write('base/a b', Readable.from([Buffer.from('one')]));
		expect(written).toEqual({
			bytes: 3,
			sha256: '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed',
		});
		await files.write('log/c', Readable.from([Buffer.from('tw'), Buffer.from('o')]));
		expect(await files.list('base')).toEqual(['a b']);
		expect(await textOf(await files.read('base/a b'))).toBe('one');
		expect(await textOf(await files.read('log/c'))).toBe('two');
		await files.write('log/c', Readable.from([Buffer.from('three')]));
		expect(await textOf(await files.read('log/c'))).toBe('three');
		await files.remove('base/a b');
		await files.remove('base/a b');
		expect(await files.list('base')).toEqual([]);
		expect(await files.read('base/a b')).toBeUndefined();
		expect(await files.list('nothing')).toEqual([]);
	});

	test('what breaks off in the middle is not there, and what was there before is', async () => {
		const { files } = place();
		await files.write('base/whole', Readable.from([Buffer.from('whole')]));
		for (const name of ['base/whole', 'base/new']) {
			expect(await problemOf(files.write(name, breakingAfter(40 * MB)))).toContain('broke off');
		}
		expect(await files.list('base')).toEqual(['whole']);
		expect(await textOf(await files.read('base/whole'))).toBe('whole');
		expect(await at.bucket?.unfinished()).toEqual(at.bucket && []);
		if (!at.bucket) expect(readdirSync(path.join(at.address, 'base'))).toEqual(['whole']);
	});
});

test('a folder without room says where, and what to do', async () => {
	const folder = await mkdtemp(path.join(tmpdir(), 'borlette-full-'));
	const files = new FolderFiles(folder);
	await files.prepare(['base']);
	for (const code of ['ENOSPC', 'EDQUOT']) {
		async function* full(): AsyncGenerator<Buffer> {
			yield Buffer.from('begun');
			throw Object.assign(new Error('write'), { code });
		}
		expect(await problemOf(files.write('base/one', full()))).toBe(
			`BackupProblem: There is no room in ${folder}: make some, or keep copies of fewer days (BACKUPS_KEPT)`,
		);
	}
	expect(readdirSync(path.join(folder, 'base'))).toEqual([]);
	await rm(folder, { recursive: true });
});

describe('a bucket', () => {
	let server: BucketServer;
	beforeAll(async () => {
		server = await startBucketServer();
	});
	afterEach(() => {
		server.meddle = () => false;
		jest.restoreAllMocks();
	});
	afterAll(() => server.stop());
	const filesOf = (change: Partial<BucketAccess> = {}, signal?: AbortSignal) =>
		new BucketFiles(server.address, { ...server.access, ...change }, signal);

	test('takes what is large in parts, of which one is in memory at a time', async () => {
		const part = 18 * MB;
		let [read, parts, ahead] = [0, 0, 0];
		server.meddle = ({ url = '' }) => {
			if (!url.includes('partNumber=')) return false;
			ahead = Math.max(ahead, read - parts * part);
			parts += 1;
			return false;
		};
		const source = async function* () {
			for (let count = 0; count < 60; count++) {
				read += MB;
				yield randomBytes(MB);
			}
		};
		const files = filesOf();
		const { bytes } = await files.write('base/large', source());
		expect([bytes, parts]).toEqual([60 * MB, 4]);
		expect(ahead).toBeLessThanOrEqual(part + MB);
		let found = 0;
		for await (const chunk of (await files.read('base/large')) ?? []) found += chunk.length;
		expect(found).toBe(bytes);
	});

	test('is asked again for what failed for a moment, and reading goes on where it broke off', async () => {
		const content = randomBytes(8 * MB);
		const failed = new Set<string>();
		const ranges: unknown[] = [];
		server.meddle = ({ method = '', headers }, response) => {
			if (method === 'GET') ranges.push(headers.range);
			if (failed.has(method)) return false;
			failed.add(method);
			if (method === 'PUT') response.writeHead(503).end();
			else {
				// The length of all of it, and a part.
				response.writeHead(200, { 'content-length': content.length, etag: '*' });
				response.write(content.subarray(0, MB), () => response.destroy());
			}
			return true;
		};
		await filesOf().write('base/wanted', Readable.from([content]));
		expect(failed).toEqual(new Set(['PUT', 'GET']));
		expect(ranges).toEqual([undefined, `bytes=${MB}-`]);
	});

	test('what breaks off after its last byte is whole', async () => {
		const right = 'all of it';
		await filesOf().write('base/whole', Readable.from([Buffer.from(right)]));
		const ask = globalThis.fetch;
		jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
			const answer = await ask(...asked);
			const parts = [new Uint8Array(await answer.arrayBuffer())];
			const body = new ReadableStream({
				pull(controller) {
					const part = parts.pop();
					if (part) controller.enqueue(part);
					else controller.error(new TypeError('terminated', { cause: { code: 'UND_ERR_SOCKET' } }));
				},
			});
			return new Response(body, { status: answer.status, headers: answer.headers });
		});
		expect(await textOf(await filesOf().read('base/whole'))).toBe(right);
	});

	test('what reads back otherwise than it was sent is refused, and not kept', async () => {
		server.meddle = ({ method }, response) => {
			if (method !== 'GET') return false;
			response.end('spoilt');
			return true;
		};
		const writing = filesOf().write('base/spoilt', Readable.from([Buffer.from('right')]));
		expect(await problemOf(writing)).toContain('does not read back as it was written');
		server.meddle = () => false;
		expect(await filesOf().read('base/spoilt')).toBeUndefined();
	});

	test('what a process that was killed left there is thrown away', async () => {
		let isKilled = false;
		// Nothing it would still say arrives.
		server.meddle = ({ url = '', method }, response) => {
			isKilled ||= url.includes('partNumber=2');
			if (!isKilled || method === 'GET') return false;
			response.destroy();
			return true;
		};
		const writing = filesOf().write('base/broken', Readable.from([randomBytes(40 * MB)]));
		expect(await problemOf(writing)).toContain('does not answer');
		server.meddle = () => false;
		expect(await server.unfinished()).toEqual(['house/base/broken']);
		expect(await filesOf().list('base')).not.toContain('broken');
		await filesOf().dropUnfinished('log');
		expect(await server.unfinished()).toHaveLength(1);
		await filesOf().dropUnfinished('base');
		expect(await server.unfinished()).toEqual([]);
	});

	test('names all that is there, in however many pages it is told', async () => {
		const pages = [['1', '2'], ['3'], ['4', '5']];
		server.meddle = ({ url = '' }, response) => {
			const asked = new URL(url, 'http://bucket').searchParams;
			const at = Number(asked.get('continuation-token') ?? 0);
			const keys = pages[at]?.map((name) => `<Contents><Key>house/log/${name}</Key></Contents>`);
			const isMore = at + 1 < pages.length;
			const next = isMore ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
			response.writeHead(200, { 'content-type': 'application/xml' });
			response.end(
				`<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${keys?.join('')}</ListBucketResult>`,
			);
			return true;
		};
		expect(await filesOf().list('log')).toEqual(['1', '2', '3', '4', '5']);
	});

	test('a place that tells of no unfinished uploads is used all the same', async () => {
		server.meddle = ({ url = '' }, response) => {
			if (!/[?&]uploads/.test(url)) return false;
			response.writeHead(501, { 'content-type': 'application/xml' });
			response.end('<Error><Code>NotImplemented</Code></Error>');
			return true;
		};
		await filesOf().dropUnfinished('base');
	});

	test('is found by its name in the address too', async () => {
		const asked: string[] = [];
		const lookup = (name: string, _options: object, found: (...answer: unknown[]) => void) => {
			asked.push(name);
			found(null, [{ address: '127.0.0.1', family: 4 }]);
		};
		jest.spyOn(dns, 'lookup').mockImplementation(lookup as never);
		const endpoint = `http://s3.house.test:${server.port}`;
		const files = filesOf({ endpoint, isPathStyle: false });
		await files.write('base/named', Readable.from([Buffer.from('by name')]));
		expect(new Set(asked)).toEqual(new Set(['backups.s3.house.test']));
		jest.restoreAllMocks();
		expect(await textOf(await filesOf().read('base/named'))).toBe('by name');
		expect(await files.list('base')).toContain('named');
	});

	test('what is wrong is said in a sentence with its remedy, and none says a key', async () => {
		const said = (change: Partial<BucketAccess>, address = server.address) =>
			problemOf((async () => placeAt(address, { ...server.access, ...change }).prepare())());
		const secrets = { accessKeyId: 'AKIASOMEBODY', secretAccessKey: 'very-secret' };
		const all = [
			await said({ accessKeyId: secrets.accessKeyId }),
			await said({ secretAccessKey: secrets.secretAccessKey }),
			await said({ accessKeyId: undefined }),
			await said({}, 's3://nowhere/house'),
			await said({}, 's3://'),
		];
		const other = await startBucketServer();
		await other.stop();
		all.push(await said({ ...secrets, endpoint: other.access.endpoint }));
		server.meddle = (_request, response) => {
			response.writeHead(400, { 'content-type': 'application/xml' });
			response.end(
				`<Error><Code>AuthorizationHeaderMalformed</Code><Message>${secrets.accessKeyId}</Message></Error>`,
			);
			return true;
		};
		all.push(await said(secrets));
		expect(all).toEqual([
			'BackupProblem: s3://backups/house refuses (403 InvalidAccessKeyId): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
			'BackupProblem: s3://backups/house refuses (403 SignatureDoesNotMatch): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
			'BackupProblem: s3://backups/house needs a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
			'BackupProblem: s3://nowhere/house refuses (404 NoSuchBucket): make the bucket, or correct its name',
			'BackupProblem: "s3://" names no bucket: write s3://bucket or s3://bucket/prefix',
			'BackupProblem: s3://backups/house does not answer (ECONNREFUSED): check the network and AWS_ENDPOINT_URL_S3',
			'BackupProblem: s3://backups/house refuses (400 AuthorizationHeaderMalformed): set AWS_REGION to the region of the bucket',
		]);
		expect(await problemOf(placeAt('s3://a-bucket', NO_ACCESS).bases())).toContain('needs a key');
	});

	test('nobody who only looks waits for a network that hangs', async () => {
		server.meddle = () => true;
		const ends = new AbortController();
		const reading = filesOf({}, ends.signal).list('base');
		ends.abort(new DOMException('too long', 'TimeoutError'));
		expect(await problemOf(reading)).toContain('does not answer (TimeoutError)');
	});
});
