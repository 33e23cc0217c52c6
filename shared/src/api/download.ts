import axios from 'axios';
import type { Endpoint } from '../contract/index.ts';
import { pathOf, queryOf } from '../contract/request.ts';
import { chosen } from './chosen.ts';
import { authorised, http, sessionHeaders, toApiError } from './client.ts';
import { ApiError } from './error.ts';

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
 * @throws ApiError as `call`; axios's own cancellation when the signal ended it
 */
export function download(endpoint: Endpoint, input: DownloadInput): Promise<Download> {
	return authorised(endpoint, () => fetchFile(endpoint, input));
}

async function fetchFile(
	endpoint: Endpoint,
	{ params, query, signal, onProgress }: DownloadInput,
): Promise<Download> {
	try {
		const { data, headers } = await http.request<Blob>({
			method: endpoint.method,
			url: pathOf(endpoint, params),
			params: queryOf(chosen(query)),
			headers: sessionHeaders(),
			responseType: 'blob',
			timeout: 0,
			...(signal && { signal }),
			onDownloadProgress: ({ loaded }) => onProgress?.(loaded),
		});
		// Of somebody in between: saved as the file it would be opened as one.
		if (String(headers['content-type']).startsWith('text/html'))
			throw new ApiError('malformed', 200);
		const [, name] = /filename="([^"]+)"/.exec(String(headers['content-disposition'])) ?? [];
		return { content: data, name: name ?? 'export' };
	} catch (error) {
		throw toApiError(await withReadBody(error));
	}
}

/** A refusal came as a file too: its JSON is read, so that it is the same error as any other. */
async function withReadBody(error: unknown): Promise<unknown> {
	if (!axios.isAxiosError(error) || !(error.response?.data instanceof Blob)) return error;
	const text = await error.response.data.text();
	try {
		error.response.data = JSON.parse(text);
	} catch {
		error.response.data = text;
	}
	return error;
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
