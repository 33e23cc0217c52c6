import type { BodyOf } from '@borlette/shared/contract';
import type { profileApi, Session } from '@borlette/shared/contract/auth';
import type { UploadedFiles } from '../../http/body.ts';
import { dropPicture, keepPicture } from '../../http/replace-picture.ts';
import type { Context } from '../../http/route.ts';
import { requireRecent } from '../../identity/permissions.ts';
import type { SignedIn } from '../../identity/session.ts';
import { lockNames, type ProfileRow, setPhoto, updateProfile } from './profile.sql.ts';

/** Changes the fields that were sent; a picture is re-encoded before it is kept. */
export async function changeProfile(
	context: Context,
	session: SignedIn,
	body: BodyOf<typeof profileApi.update>,
	files: UploadedFiles,
): Promise<Session> {
	const { view } = session;
	const { remove_photo, ...sent } = body;
	let user_photo = remove_photo ? null : view.user_photo;
	if (files.user_photo) user_photo = await keepPicture(context.db, 'user_photo', files.user_photo);
	const names = await lockNames(context.db, view.id);
	// One signs in by it.
	if (sent.phone !== undefined && sent.phone !== names.phone) requireRecent(session);
	const before: ProfileRow = { ...names, user_photo: view.user_photo };
	const after: ProfileRow = { ...names, ...sent, user_photo };
	await updateProfile(context.db, view.id, after);
	if (user_photo !== view.user_photo) {
		await setPhoto(context.db, view.id, user_photo);
		await dropPicture(context.db, view.user_photo);
	}
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
