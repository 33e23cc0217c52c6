import type { BodyOf } from '@borlette/shared/contract';
import type { profileApi, Session } from '@borlette/shared/contract/auth';
import type { UploadedFiles } from '../../http/body.ts';
import { dropPicture, keepPicture } from '../../http/replace-picture.ts';
import type { Context } from '../../http/route.ts';
import { holdSignIn } from '../../identity/hold-sign-in.ts';
import { requireRecent } from '../../identity/permissions.ts';
import type { SignedIn } from '../../identity/session.ts';
import { type ProfileRow, setPhoto, updateProfile } from './profile.sql.ts';

/** Changes the fields that were sent; a picture is re-encoded before it is kept. */
export async function changeProfile(
	context: Context,
	session: SignedIn,
	body: BodyOf<typeof profileApi.update>,
	files: UploadedFiles,
): Promise<Session> {
	const { view } = session;
	const { remove_photo, ...sent } = body;
	const kept = files.user_photo
		? await keepPicture(context.db, 'user_photo', files.user_photo)
		: undefined;
	const before = profileOf(await holdSignIn(context.db, session));
	// One signs in by it.
	if (sent.phone !== undefined && sent.phone !== before.phone) requireRecent(session);
	const user_photo = kept ?? (remove_photo ? null : before.user_photo);
	const after: ProfileRow = { ...before, ...sent, user_photo };
	await updateProfile(context.db, view.id, after);
	if (user_photo !== before.user_photo) {
		await setPhoto(context.db, view.id, user_photo);
		await dropPicture(context.db, before.user_photo);
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

const profileOf = ({ first_name, last_name, phone, user_photo }: ProfileRow): ProfileRow => ({
	...{ first_name, last_name, phone, user_photo },
});
