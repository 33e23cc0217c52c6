import { download, saveFile } from '@borlette/shared/api';
import { posPackageApi } from '@borlette/shared/contract/pos-package';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Fetching the program of the terminals; `size` in bytes, as the API told it. `onOther`: it was another one, which may have
 * been put in its place since.
 */
export function usePackageDownload(size: number, onOther: () => void) {
	const [received, setReceived] = useState<number>();
	const [failure, setFailure] = useState<unknown>();
	const running = useRef<AbortController>(undefined);
	const stop = useCallback(() => running.current?.abort(), []);
	useEffect(
		function stopAtTheEnd() {
			return stop;
		},
		[stop],
	);

	async function start() {
		if (running.current) return;
		const control = new AbortController();
		running.current = control;
		setFailure(undefined);
		setReceived(0);
		try {
			const file = await download(posPackageApi.download, {
				query: {},
				signal: control.signal,
				onProgress: setReceived,
			});
			if (file.content.size === size) return saveFile(file);
			setFailure('incomplete');
			onOther();
		} catch (error) {
			if (!control.signal.aborted) setFailure(error);
		} finally {
			running.current = undefined;
			setReceived(undefined);
		}
	}

	return { start, stop, failure, received };
}
