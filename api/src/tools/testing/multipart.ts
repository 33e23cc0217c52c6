import type { Endpoint } from '@borlette/shared/contract';
import sharp from 'sharp';
import type { Answer, TestApi } from './test-api.ts';

/** A form as a browser sends it; `type` is its `content-type`, which names what stands between the parts. */
export async function formOf(fields: Record<string, string>, files: Record<string, File> = {}) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...fields, ...files })) form.set(name, value);
	const request = new Request('http://localhost', { method: 'POST', body: form });
	return {
		payload: Buffer.from(await request.arrayBuffer()),
		type: request.headers.get('content-type') as string,
	};
}

/** Sends a form as a browser does. */
export async function sendForm(
	api: TestApi,
	token: string,
	{ method, path }: Endpoint,
	fields: Record<string, string>,
	files: Record<string, Buffer> = {},
): Promise<Answer<Record<string, unknown>>> {
	const pictures = Object.entries(files).map(([name, bytes]) => [
		name,
		new File([new Uint8Array(bytes)], 'picture.png'),
	]);
	const { payload, type } = await formOf(fields, Object.fromEntries(pictures));
	return (await api.inject({
		method: method as 'POST',
		url: path,
		headers: { authorization: `Token ${token}`, 'content-type': type },
		payload,
	})) as Answer<Record<string, unknown>>;
}

/** A small picture of one colour. */
export const picture = (background = '#078053'): Promise<Buffer> =>
	sharp({ create: { width: 8, height: 6, channels: 3, background } })
		.png()
		.toBuffer();
