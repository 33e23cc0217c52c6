import { ApiError, type Download, download } from '@borlette/shared/api';
import { facturationApi } from '@borlette/shared/contract/facturation';
import { useLocale } from '@borlette/shared/i18n';
import { useCallback, useEffect, useState } from 'react';

interface Answer {
	file?: Download;
	pages?: readonly HTMLCanvasElement[];
	/** Of the call, or of drawing what it answered. */
	error?: unknown;
}

/** The PDF of an invoice in the language of the screen, and its pages drawn. */
export function useInvoicePdf(factuId: string) {
	const lang = useLocale(({ locale }) => locale);
	const [answer, setAnswer] = useState<Answer>({});
	const [tries, setTries] = useState(0);

	useEffect(
		function fetchAndDraw() {
			const stop = new AbortController();
			const show = (next: Answer) => {
				if (!stop.signal.aborted) setAnswer(next);
			};
			async function read() {
				// `tries` only asks again.
				if (tries >= 0) show({});
				const file = await download(facturationApi.pdf, {
					params: { factuId },
					query: { lang },
					signal: stop.signal,
				});
				show({ file });
				try {
					const { drawPdf } = await import('./drawPdf.ts');
					show({ file, pages: await drawPdf(file.content) });
				} catch (cause) {
					console.warn('The PDF cannot be drawn; it can still be stored.', cause);
					show({ file, error: new ApiError('malformed', 200) });
				}
			}
			read().catch((error: unknown) => show({ error }));
			return () => stop.abort();
		},
		[factuId, lang, tries],
	);

	return { ...answer, retry: useCallback(() => setTries((before) => before + 1), []) };
}
