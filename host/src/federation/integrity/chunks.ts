import { bytesOf, fetchFile, NetworkFailure, pauseBefore } from '../registry/retry.ts';
import { hashOf } from '../registry/trust.ts';
import { isChecked, isOfBuild, signedHashOf } from './integrity.ts';

/** What became of a script or style that did not load. Browsers do not tell, so it is looked at. */
type Finding = 'passing' | 'gone' | 'tampered' | 'unknown';

const HTTP_GONE = /answered (404|410)/;

/** Whether a browser runs it: a script that is sent as something else is no script where the server forbids to guess. */
export function isRun(address: string | URL, { headers }: Response): boolean {
	if (headers.get('x-content-type-options') !== 'nosniff') return true;
	const { pathname } = new URL(address, window.location.origin);
	return !pathname.endsWith('.js') || /(java|ecma)script/.test(headers.get('content-type') ?? '');
}

/** The file of webpack's own error, and whether it was only waited for too long; undefined: it is another error. */
function chunkOf(error: unknown): { file: string; isLate: boolean } | undefined {
	// What code of a remote throws may be anything; webpack's own are errors.
	if (!(error instanceof Error)) return undefined;
	const { request, name, code, type } = error as unknown as Record<string, unknown>;
	const isChunk = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
	if (!isChunk || typeof request !== 'string') return undefined;
	return { file: request, isLate: type === 'timeout' };
}

/** The file whose loading failed, as webpack names it in its error; undefined: it is another error. */
export function fileOf(error: unknown): string | undefined {
	const chunk = chunkOf(error);
	// After a timeout the server is slow rather than the network broken: once is enough.
	return chunk?.isLate ? undefined : chunk?.file;
}

/** The file that webpack waits for no longer, though the browser does. */
export function lateFileOf(error: unknown): string | undefined {
	const chunk = chunkOf(error);
	return chunk?.isLate ? chunk.file : undefined;
}

export async function lookAt(address: string): Promise<Finding> {
	try {
		// Of the server itself, and kept: what was spoilt on the way may lie in the browser's cache.
		const answer = await fetchFile(address, { cache: 'reload' });
		const isPage = answer.headers.get('content-type')?.includes('text/html');
		if (isPage && !isOfBuild(address)) return 'gone';
		// The same again would come of a further try.
		if (!isPage && !isRun(address, answer)) return 'unknown';
		if (!isChecked(address)) return 'passing';
		const isSame = (await hashOf(await bytesOf(answer, address))) === signedHashOf(address);
		return isSame ? 'passing' : 'tampered';
	} catch (error) {
		if (error instanceof NetworkFailure) return 'passing';
		return HTTP_GONE.test((error as Error).message) ? 'gone' : 'unknown';
	}
}

/**
 * Whether a chunk is to be loaded once more, after a pause: the network failed, and not too often.
 * Asked by the loader that each build brings (shared/config/webpack/retry.mjs).
 */
async function retryChunk(error: unknown, failedTries: number): Promise<boolean> {
	const file = fileOf(error);
	return Boolean(file) && (await lookAt(file as string)) === 'passing' && pauseBefore(failedTries);
}

Object.defineProperty(globalThis, 'borletteRetry', { value: retryChunk });
