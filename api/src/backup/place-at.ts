import path from 'node:path';
import { type BucketAccess, isBucket } from '../config/bucket.ts';
import { BucketFiles } from './bucket.ts';
import { FolderFiles } from './folder.ts';
import { Place } from './place.ts';

/** @param address a folder, or `s3://bucket/prefix` @param signal ends what is waited for of a bucket */
export const placeAt = (address: string, access: BucketAccess, signal?: AbortSignal): Place =>
	new Place(
		isBucket(address)
			? new BucketFiles(address, access, signal)
			: new FolderFiles(path.resolve(address)),
	);
