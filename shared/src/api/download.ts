import type { Endpoint } from '../contract/index.ts';
import { pathOf, queryOf } from '../contract/request.ts';
import { chosen } from './chosen.ts';
import { authorised, sent, sessionHeaders } from './client.ts';

export interface DownloadInput {
	params?: Record<string, string>;
	query: Record<string, unknown>;
	signal?: AbortSignal;
	/** Bytes received so far; a file of a list does not say beforehand how many it will have. */
	onProgress?: (bytes: number) => void;
}

export interface Download {
	content: Blob;
	/** As the API calls it. */
	name: string;
}

/**
 * Fetches the file that a call answers. It may take minutes, so it has no time limit; the signal
 * ends it.
 * @throws ApiError as `call`; what `signal` was ended with
 */
export function download(endpoint: Endpoint, input: DownloadInput): Promise<Download> {
	return authorised(endpoint, () => fetchFile(endpoint, input));
}

async function fetchFile(
	endpoint: Endpoint,
	{ params, query, signal, onProgress }: DownloadInput,
): Promise<Download> {
	const { content, header } = await sent({
		method: endpoint.method,
		path: pathOf(endpoint, params),
		query: queryOf(chosen(query)),
		headers: sessionHeaders(),
		timeout: 0,
		signal,
		onProgress,
	});
	const [, name] = /filename="([^"]+)"/.exec(header('content-disposition') ?? '') ?? [];
	return { content, name: name ?? 'export' };
}

/** Hands a file to the browser, which stores it as it stores downloads. */
export function saveFile({ content, name }: Download): void {
	const link = document.createElement('a');
	const address = URL.createObjectURL(content);
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
