import type { BodyOf } from '@borlette/shared/contract';
import type { profileApi, Session } from '@borlette/shared/contract/auth';
import type { UploadedFiles } from '../../http/body.ts';
import { deleteFile, insertFile } from '../../http/files.sql.ts';
import { addressOf, fileIdOf, readPicture } from '../../http/picture.ts';
import type { Context } from '../../http/route.ts';
import { requireRecent } from '../../identity/permissions.ts';
import type { SignedIn } from '../../identity/session.ts';
import { type ProfileRow, updateProfile } from './profile.sql.ts';

/** Changes the fields that were sent; a picture is re-encoded before it is kept. */
export async function changeProfile(
	context: Context,
	session: SignedIn,
	body: BodyOf<typeof profileApi.update>,
	files: UploadedFiles,
): Promise<Session> {
	const { view } = session;
	// One signs in by it.
	if (body.phone !== undefined && body.phone !== view.phone) requireRecent(session);
	const before: ProfileRow = {
		first_name: view.first_name,
		last_name: view.last_name,
		phone: view.phone,
		user_photo: view.user_photo,
	};
	const { remove_photo, ...changed } = body;
	const after: ProfileRow = { ...before, ...changed };
	if (remove_photo) after.user_photo = null;
	if (files.user_photo) {
		const picture = await readPicture('user_photo', files.user_photo);
		after.user_photo = addressOf(await insertFile(context.db, picture));
	}
	await updateProfile(context.db, view.id, after);
	const replaced = before.user_photo !== after.user_photo && before.user_photo;
	const fileId = replaced && fileIdOf(replaced);
	if (fileId) await deleteFile(context.db, fileId);
	await context.trail({
		action: 'update',
		type: 'profile',
		id: view.id,
		label: view.username,
		before,
		after,
	});
	return { ...view, ...after };
}
