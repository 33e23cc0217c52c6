import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BucketAccess } from '../../config/bucket.ts';
import { type BucketServer, startBucketServer } from './bucket-server.ts';

/** Where backups go in a test. */
export interface TestPlace {
	/** A new one. */
	address: string;
	access: BucketAccess;
	/** None: it is a folder. */
	bucket: BucketServer | undefined;
	stop(): Promise<void>;
}

/** Nobody's. */
export const NO_ACCESS: BucketAccess = {
	...{ accessKeyId: undefined, secretAccessKey: undefined, region: 'us-east-1' },
	...{ endpoint: undefined, isPathStyle: true },
};

async function startFolder(): Promise<TestPlace> {
	const folder = await mkdtemp(path.join(tmpdir(), 'borlette-place-'));
	return {
		...{ address: path.join(folder, 'backups'), access: NO_ACCESS, bucket: undefined },
		stop: () => rm(folder, { recursive: true }),
	};
}

async function startBucket(): Promise<TestPlace> {
	const bucket = await startBucketServer();
	return { address: bucket.address, access: bucket.access, bucket, stop: bucket.stop };
}

/** Both kinds of place: what holds of one holds of the other. */
export const PLACES: readonly [kind: string, start: () => Promise<TestPlace>][] = [
	['a folder', startFolder],
	['a bucket', startBucket],
];
