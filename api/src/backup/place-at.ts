import path from 'node:path';
import { type BucketAccess, isBucket } from '../config/bucket.ts';
import { embeddedMajor } from '../db/embedded/binaries.ts';
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

/** Beside the copies of a database that was carried over to the PostgreSQL that is embedded now: those of it since. */
export const placeBeside = (address: string, access: BucketAccess, signal?: AbortSignal): Place =>
	placeAt(`${address.replace(/\/+$/, '')}/postgresql-${embeddedMajor()}`, access, signal);

/** Where copies are that can be restored here: an earlier PostgreSQL's can't, if there are others. */
export async function placeToRead(
	address: string,
	access: BucketAccess,
	signal?: AbortSignal,
): Promise<Place> {
	const beside = placeBeside(address, access, signal);
	return (await beside.kept()) ? beside : placeAt(address, access, signal);
}
