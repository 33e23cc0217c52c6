import { profileApi } from '@borlette/shared/contract/auth';
import { sql } from 'kysely';
import sharp from 'sharp';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { twoPicturesAtOnce } from '../../tools/testing/two-pictures.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();

async function send(fields: Record<string, string>, files: Record<string, Buffer> = {}) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	for (const [name, bytes] of Object.entries(files)) {
		form.set(name, new Blob([new Uint8Array(bytes)]), 'photo.jpg');
	}
	const request = new Request('http://localhost', { method: 'PUT', body: form });
	return api.inject({
		method: 'PUT',
		url: profileApi.update.path,
		headers: {
			authorization: `Token ${await api.tokenOf('supervisorA')}`,
			'content-type': request.headers.get('content-type') as string,
		},
		payload: Buffer.from(await request.arrayBuffer()),
	});
}

const photo = (format: 'png' | 'jpeg') =>
	sharp({ create: { width: 1200, height: 800, channels: 3, background: '#078053' } })
		.withExif({ IFD0: { Copyright: 'somebody at home' } })
		.toFormat(format)
		.toBuffer();

test('names and phone are changed, what is not sent stays', async () => {
	const { status, body } = await send({ first_name: 'Jean-Robert', phone: '+50936445566' });
	expect(status).toBe(200);
	expect(body).toMatchObject({
		first_name: 'Jean-Robert',
		last_name: 'Test',
		phone: '+50936445566',
	});
	const profile = await api.call('supervisorA', profileApi.supervisor, {});
	expect(profile.body).toMatchObject({ first_name: 'Jean-Robert', phone: '+50936445566' });
});

test('what somebody else changes of one meanwhile stays', async () => {
	const { answer } = await api.owner.transaction().execute(async (tx) => {
		await sql`UPDATE users SET last_name = 'Désir' WHERE id = ${IDS.supervisorA}`.execute(tx);
		const sent = send({ first_name: 'Jean' });
		await untilWaiting(api.owner, sent);
		return { answer: sent };
	});
	expect((await answer).body).toMatchObject({ first_name: 'Jean', last_name: 'Désir' });
	const { body } = await api.call('supervisorA', profileApi.supervisor, {});
	expect(body).toMatchObject({ first_name: 'Jean', last_name: 'Désir' });
	const { rows } = await sql<{ before: object | null }>`SELECT before FROM audit_entries
		WHERE object_type = 'profile' ORDER BY seq DESC LIMIT 1`.execute(api.owner);
	expect(rows).toMatchObject([{ before: { first_name: 'Jean-Robert' } }]);
});

test.each(['adminA', 'root'] as const)(
	'JSON does as well where there is no picture: %s',
	async (person) => {
		const answer = await api.inject({
			method: 'PUT',
			url: profileApi.update.path,
			headers: { authorization: `Token ${await api.tokenOf(person)}` },
			payload: { last_name: 'Toussaint' },
		});
		expect(answer.body).toMatchObject({ last_name: 'Toussaint' });
	},
);

test('a picture is made small, loses what it tells, and is shown to an <img>', async () => {
	const { body } = await send({}, { user_photo: await photo('jpeg') });
	const { user_photo } = body as { user_photo: string };
	const { rawPayload, headers } = await api.app.inject(user_photo);
	expect(headers['content-type']).toBe('image/webp');
	expect(headers['x-content-type-options']).toBe('nosniff');
	const picture = await sharp(rawPayload).metadata();
	expect([picture.format, picture.width, picture.height]).toEqual(['webp', 512, 341]);
	expect(picture.exif).toBeUndefined();
	expect(rawPayload.includes('somebody at home')).toBe(false);

	await send({}, { user_photo: await photo('png') });
	expect((await api.inject({ url: user_photo })).status).toBe(404);
});

test('of two pictures sent at once, only the one that is shown is kept', async () => {
	const user_photo = await photo('png');
	const statuses = await twoPicturesAtOnce(api, { table: 'users', id: IDS.supervisorA }, () =>
		send({}, { user_photo }),
	);
	expect(statuses).toEqual([404, 200]);
});

test.each([
	['a page', Buffer.from('<html><script>alert(1)</script></html>')],
	[
		'a vector picture',
		Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
	],
	['nothing', Buffer.alloc(0)],
])('%s is no picture', async (_name, file) => {
	const { status, failure } = await send({}, { user_photo: file });
	expect([status, failure.fields]).toEqual([422, { user_photo: { code: 'not_a_picture' } }]);
});

test('half a picture is none', async () => {
	const whole = await photo('png');
	const { failure } = await send({}, { user_photo: whole.subarray(0, whole.length / 2) });
	expect(failure.fields).toEqual({ user_photo: { code: 'not_a_picture' } });
});

test('a file of more than 5 MB, or under another name, is refused', async () => {
	expect((await send({}, { user_photo: Buffer.alloc(6_000_000) })).failure.code).toBe(
		'payload_too_large',
	);
	const { failure } = await send({}, { passport: await photo('png') });
	expect(failure.fields).toEqual({ passport: { code: 'unknown_field' } });
});

test('only what the form has can be changed', async () => {
	const { failure } = await send({ role: 'superuser' });
	expect(failure.fields).toEqual({ role: { code: 'unknown_field' } });
});

test('an unknown file is not found', async () => {
	const { status } = await api.inject({ url: '/api/files/01900000-0000-7000-8000-000000000999' });
	expect(status).toBe(404);
});
