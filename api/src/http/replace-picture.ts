import type { Db } from '../db/connect.ts';
import { invalidField } from '../errors.ts';
import { deleteFile, insertFile } from './files.sql.ts';
import { addressOf, fileIdOf, readPicture } from './picture.ts';

/** Keeps an uploaded picture and returns its address. Throws `required` when none was sent. */
export async function keepPicture(db: Db, field: string, file: Buffer | undefined) {
	if (!file) throw invalidField(field, 'required');
	return addressOf(await insertFile(db, await readPicture(field, file)));
}

/** Forgets a picture that nothing shows any more. */
export async function dropPicture(db: Db, address: string | null): Promise<void> {
	const id = address === null ? undefined : fileIdOf(address);
	if (id) await deleteFile(db, id);
}
