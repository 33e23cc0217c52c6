import type { Endpoint } from '@borlette/shared/contract';
import sharp from 'sharp';
import type { Answer, TestApi } from './test-api.ts';

/** Sends a form as a browser does. */
export async function sendForm(
	api: TestApi,
	token: string,
	{ method, path }: Endpoint,
	fields: Record<string, string>,
	files: Record<string, Buffer> = {},
): Promise<Answer<Record<string, unknown>>> {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	for (const [name, bytes] of Object.entries(files)) {
		form.set(name, new Blob([new Uint8Array(bytes)]), 'picture.png');
	}
	const request = new Request('http://localhost', { method: 'POST', body: form });
	return (await api.inject({
		method: method as 'POST',
		url: path,
		headers: {
			authorization: `Token ${token}`,
			'content-type': request.headers.get('content-type') as string,
		},
		payload: Buffer.from(await request.arrayBuffer()),
	})) as Answer<Record<string, unknown>>;
}

/** A small picture of one colour. */
export const picture = (background = '#078053'): Promise<Buffer> =>
	sharp({ create: { width: 8, height: 6, channels: 3, background } })
		.png()
		.toBuffer();
