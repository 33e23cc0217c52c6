import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketAccess } from '../../config/bucket.ts';

/** What s3rver knows as its only key. */
const KEY = 'S3RVER';
const BUCKET = 'backups';

/** @returns whether it has dealt with the request; otherwise the server answers */
type Meddling = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A place with the protocol of S3 on this machine: s3rver, which keeps objects as files. It checks signatures by other rules
 * than S3 where an address ends in a slash or has the bucket in its name, so that is done here.
 */
export interface BucketServer {
	/** Of the one bucket that it has. */
	readonly address: string;
	readonly access: BucketAccess;
	readonly port: number;
	/** Sees every request first. */
	meddle: Meddling;
	/** Keys of uploads in parts that were begun and not ended. */
	unfinished(): Promise<string[]>;
	stop(): Promise<void>;
}

export async function startBucketServer(): Promise<BucketServer> {
	const directory = await mkdtemp(path.join(tmpdir(), 'borlette-bucket-'));
	const buckets = [{ name: BUCKET }];
	const s3 = new S3rver({
		...{ directory, silent: true, serviceEndpoint: 'house.test', configureBuckets: buckets },
		allowMismatchedSignatures: true,
	});
	await s3.configureBuckets();
	const server = await s3.listen(0, '127.0.0.1');
	const [answer] = server.listeners('request') as [RequestListener];
	const uploads = path.join(directory, BUCKET, '._S3rver_uploads');
	const { port } = server.address() as AddressInfo;
	const bucket: BucketServer = {
		port,
		address: `s3://${BUCKET}/house`,
		access: {
			...{ accessKeyId: KEY, secretAccessKey: KEY, region: 'us-east-1' },
			...{ endpoint: `http://127.0.0.1:${port}`, isPathStyle: true },
		},
		meddle: () => false,
		unfinished: async () => Object.values(await uploadsIn(uploads)),
		async stop() {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
			await rm(directory, { recursive: true });
		},
	};
	server.removeAllListeners('request');
	server.on('request', (request, response) => {
		if (bucket.meddle(request, response)) return;
		if (!isSigned(request)) return refuse(response);
		void answerUploads(request, response, uploads).then(
			(isDone) => isDone || answer(request, response),
		);
	});
	return bucket;
}

/** As Signature Version 4 says, over the address as it was sent. Of a key that nobody has s3rver says more. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
	const said = Object.fromEntries(
		(headers.authorization ?? '').split(/[ ,]+/).map((part) => part.split(/=(.*)/s).slice(0, 2)),
	);
	const [id, ...scope] = String(said.Credential).split('/');
	if (id !== KEY) return true;
	const { pathname, search } = new URL(url, 'http://bucket');
	const names = String(said.SignedHeaders).split(';');
	const request = [
		...[method, pathname, search.slice(1).split('&').sort().join('&')],
		...[...names.map((name) => `${name}:${headers[name]}`), '', names.join(';')],
		headers['x-amz-content-sha256'],
	].join('\n');
	const hash = createHash('sha256').update(request).digest('hex');
	const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), hash].join('\n');
	const hmac = (key: string | Buffer, data: string) =>
		createHmac('sha256', key).update(data).digest();
	const key = scope.reduce<string | Buffer>(hmac, `AWS4${KEY}`);
	return hmac(key, text).toString('hex') === said.Signature;
}

function refuse(response: ServerResponse): void {
	response.writeHead(403, { 'content-type': 'application/xml' });
	response.end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
}

/** By their ids. */
async function uploadsIn(folder: string): Promise<Record<string, string>> {
	const found: Record<string, string> = {};
	for (const id of await readdir(folder).catch(() => [])) {
		found[id] = await readFile(path.join(folder, id, 'key'), 'utf8');
	}
	return found;
}

/** The two calls about uploads in parts that s3rver does not know: which there are, and to throw one away. */
async function answerUploads(
	{ method, url = '' }: IncomingMessage,
	response: ServerResponse,
	folder: string,
): Promise<boolean> {
	const { searchParams } = new URL(url, 'http://bucket');
	const upload = searchParams.get('uploadId');
	if (method === 'DELETE' && upload) {
		await rm(path.join(folder, upload), { recursive: true });
		response.writeHead(204).end();
		return true;
	}
	if (method === 'GET' && searchParams.has('uploads')) {
		const prefix = searchParams.get('prefix') ?? '';
		const found = Object.entries(await uploadsIn(folder)).filter(([, key]) =>
			key.startsWith(prefix),
		);
		const texts = found.map(
			([id, key]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`,
		);
		response.writeHead(200, { 'content-type': 'application/xml' });
		response.end(`<ListMultipartUploadsResult>${texts.join('')}</ListMultipartUploadsResult>`);
		return true;
	}
	return false;
}
