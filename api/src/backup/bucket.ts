import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3mini, UploadPart } from 's3mini';
import type { BucketAccess } from '../config/bucket.ts';
import { isMomentary, problemOf } from './bucket-problem.ts';
import { type Files, isSame, Sum, spoilt, type Written } from './files.ts';
import { BackupProblem } from './problem.ts';

/** So much is in memory at once. A segment of the log always goes in one piece, so that none of it is ever left over. */
const PART_BYTES = 18 * 2 ** 20;
/** As S3 says. */
const MOST_PARTS = 10_000;
/** Within it an answer begins; what is sent or read may take its time. */
const ANSWER_MS = 30_000;
/** A network that is away for a moment does not end a copy of hours. */
const PAUSES_MS = [500, 1_500, 4_000];

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]+[a-z0-9])(?:\/(.*))?$/;

/** Files in a bucket of S3, or of what speaks its protocol. */
export class BucketFiles implements Files {
	readonly #bucket: string;
	readonly #prefix: string;
	readonly #access: BucketAccess;
	readonly #signal: AbortSignal | undefined;
	#opened: Promise<S3mini> | undefined;
	#isPrepared = false;

	/** @param signal ends whatever is waited for; without it what fails for a moment is tried again */
	constructor(
		readonly address: string,
		access: BucketAccess,
		signal?: AbortSignal,
	) {
		const [, bucket, below = ''] = address.match(ADDRESS) ?? [];
		if (!bucket) {
			throw new BackupProblem(
				`"${address}" names no bucket: write s3://bucket or s3://bucket/prefix`,
			);
		}
		this.#bucket = bucket;
		const prefix = below.replace(/\/+$/, '');
		this.#prefix = prefix && `${prefix}/`;
		this.#access = access;
		this.#signal = signal;
	}

	async prepare(): Promise<void> {
		if (this.#isPrepared) return;
		// A folder that nobody has: whether this key may ask there at all.
		await this.list('.prepared');
		this.#isPrepared = true;
	}

	async list(folder: string): Promise<string[]> {
		const from = this.#keyOf(`${folder}/`);
		const found = await this.#ask((client) => client.listObjects('/', from));
		// The package says so of a bucket that is not there.
		if (!found) throw problemOf({ status: 404, serviceCode: 'NoSuchBucket' }, this.address);
		return found.map(({ Key }) => Key.slice(from.length));
	}

	async read(name: string): Promise<Readable | undefined> {
		const answer = await this.#ask((client) => client.getObjectResponse(this.#keyOf(name)));
		return answer ? Readable.from(this.#bytesOf(name, answer), { objectMode: false }) : undefined;
	}

	async write(name: string, content: AsyncIterable<Uint8Array>): Promise<Written> {
		const written = await this.#send(this.#keyOf(name), content);
		if (!(await isSame(written, await this.read(name)))) {
			await this.remove(name);
			throw spoilt(`${this.address}/${name}`);
		}
		return written;
	}

	async remove(name: string): Promise<void> {
		await this.#ask((client) => client.deleteObject(this.#keyOf(name)));
	}

	async dropUnfinished(folder: string): Promise<void> {
		const prefix = this.#keyOf(`${folder}/`);
		const found = await this.#ask(async (client) => {
			try {
				return uploadsOf(await client.listMultipartUploads('/', '', 'GET', { prefix }));
			} catch (error) {
				// A place that tells of none throws them away by a rule of its own.
				if ((error as { status?: number }).status === NOT_IMPLEMENTED) return [];
				throw error;
			}
		});
		for (const { Key, UploadId } of found) {
			if (Key.startsWith(prefix)) await this.#drop(Key, UploadId);
		}
	}

	#keyOf = (name: string): string => `${this.#prefix}${name}`;

	/** The package is loaded where there is a bucket only. */
	#open(): Promise<S3mini> {
		const { accessKeyId, secretAccessKey, region, endpoint, isPathStyle } = this.#access;
		if (!accessKeyId || !secretAccessKey) {
			throw new BackupProblem(
				`${this.address} needs a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`,
			);
		}
		const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
		if (isPathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${this.#bucket}`;
		else url.hostname = `${this.#bucket}.${url.hostname}`;
		const options = {
			accessKeyId,
			secretAccessKey,
			region,
			endpoint: url.href,
			fetch: this.#fetch,
		};
		this.#opened ??= import('s3mini').then(({ S3mini }) => new S3mini(options));
		return this.#opened;
	}

	#fetch = async (
		input: Parameters<typeof fetch>[0],
		init: RequestInit = {},
	): Promise<Response> => {
		const patience = new AbortController();
		const isSending = init.method === 'PUT' || init.method === 'POST';
		const timer = isSending
			? undefined
			: setTimeout(() => patience.abort(new DOMException('no answer', 'TimeoutError')), ANSWER_MS);
		const signals = this.#signal ? [this.#signal, patience.signal] : [patience.signal];
		try {
			return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
		} finally {
			clearTimeout(timer);
		}
	};

	/** Throws BackupProblem for what whoever runs the product can mend. */
	async #ask<T>(work: (client: S3mini) => Promise<T>): Promise<T> {
		const client = await this.#open();
		for (let failures = 0; ; failures++) {
			try {
				return await work(client);
			} catch (error) {
				await this.#pauseAfter(error, failures);
			}
		}
	}

	/** Throws what does not pass by itself. */
	async #pauseAfter(error: unknown, failures: number): Promise<void> {
		const pause = PAUSES_MS[failures];
		if (this.#signal || pause === undefined || !isMomentary(error)) {
			throw problemOf(error, this.address);
		}
		await wait(pause);
	}

	/** What broke off in the middle goes on where it was. */
	async *#bytesOf(name: string, answer: Response): AsyncGenerator<Uint8Array> {
		const isOfThis = { 'if-match': answer.headers.get('etag') ?? '*' };
		const length = Number(answer.headers.get('content-length') ?? Number.NaN);
		let reader = answer.body?.getReader();
		let [at, failures] = [0, 0];
		try {
			while (reader) {
				let next: Awaited<ReturnType<typeof reader.read>>;
				try {
					next = await reader.read();
				} catch (error) {
					// All of it is here: of a rest that is empty a place says that it has no such range.
					if (at === length) return;
					await this.#pauseAfter(error, failures++);
					const rest = await this.#ask((client) =>
						client.getObjectRaw(this.#keyOf(name), false, at, undefined, isOfThis),
					);
					if (rest.status !== PARTIAL) throw problemOf(error, this.address);
					reader = rest.body?.getReader();
					continue;
				}
				if (next.done) return;
				failures = 0;
				at += next.value.length;
				yield next.value;
			}
		} finally {
			await reader?.cancel().catch(() => undefined);
		}
	}

	async #send(key: string, content: AsyncIterable<Uint8Array>): Promise<Written> {
		const sum = new Sum();
		const sent: UploadPart[] = [];
		let upload: string | undefined;
		try {
			for await (const { part, isLast } of partsOf(content)) {
				sum.add(part);
				if (isLast && !upload) {
					await this.#ask((client) =>
						client.putObject(key, part, undefined, undefined, checkedBy(part)),
					);
					return sum.end();
				}
				upload ??= await this.#ask((client) => client.getMultipartUploadId(key));
				sent.push(await this.#sendPart(key, { upload, number: sent.length + 1, part }));
			}
			if (upload) await this.#complete(key, upload, sent);
		} catch (error) {
			if (upload) await this.#drop(key, upload).catch(() => undefined);
			throw error;
		}
		return sum.end();
	}

	#sendPart(
		key: string,
		{ upload, number, part }: { upload: string; number: number; part: Buffer },
	): Promise<UploadPart> {
		if (number > MOST_PARTS) {
			throw new BackupProblem(
				`A copy of more than ${Math.floor((PART_BYTES * MOST_PARTS) / 2 ** 30)} GB cannot be kept in a bucket: set BACKUP_DIR to a folder`,
			);
		}
		return this.#ask((client) =>
			client.uploadPart(key, upload, part, number, {}, undefined, checkedBy(part)),
		);
	}

	async #complete(key: string, upload: string, sent: UploadPart[]): Promise<void> {
		const { etag } = await this.#ask((client) => client.completeMultipartUpload(key, upload, sent));
		// S3 may find out late, when it has begun to answer that all is well.
		if (!etag) throw problemOf({ status: 500, serviceCode: 'InternalError' }, this.address);
	}

	async #drop(key: string, upload: string): Promise<void> {
		await this.#ask((client) => client.abortMultipartUpload(key, upload));
	}
}

const PARTIAL = 206;
const NOT_IMPLEMENTED = 501;

/** What arrives otherwise than it was sent is refused there. */
const checkedBy = (part: Buffer): Record<string, string> => ({
	'content-md5': createHash('md5').update(part).digest('base64'),
});

/** All of them are of one size but the last, as some places demand. */
async function* partsOf(
	content: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ part: Buffer; isLast: boolean }> {
	let waiting: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of content) {
		waiting.push(chunk);
		bytes += chunk.length;
		while (bytes > PART_BYTES) {
			const all = Buffer.concat(waiting);
			yield { part: all.subarray(0, PART_BYTES), isLast: false };
			waiting = [Buffer.from(all.subarray(PART_BYTES))];
			bytes -= PART_BYTES;
		}
	}
	yield { part: Buffer.concat(waiting), isLast: true };
}

interface Upload {
	Key: string;
	UploadId: string;
}

/** The package hands on what the answer says: one, several or none. */
function uploadsOf(answer: object): Upload[] {
	const { ListMultipartUploadsResult: result } = answer as {
		ListMultipartUploadsResult?: { Upload?: Upload | Upload[] };
	};
	return [result?.Upload ?? []].flat();
}
