import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { PdfFonts } from './pdfFonts.ts';

// pdf.js takes its parser from here where it is present, in place of a worker: a document of a page
// or two needs no thread of its own, and no further script has to be allowed.
Object.assign(globalThis, { pdfjsWorker: worker });

/** Points of a PDF are 1/72 in; this many pixels for each stay sharp on paper. */
const PIXELS_PER_POINT = 2.5;

/** Draws the pages of a PDF, each on a canvas as wide as the sheet. @throws on a file that is none */
export async function drawPdf(file: Blob): Promise<HTMLCanvasElement[]> {
	const task = getDocument({
		data: new Uint8Array(await file.arrayBuffer()),
		BinaryDataFactory: PdfFonts,
		useSystemFonts: false,
		// It would warn of the worker that it has not.
		verbosity: VerbosityLevel.ERRORS,
	});
	try {
		const pdf = await task.promise;
		const canvases: HTMLCanvasElement[] = [];
		for (let number = 1; number <= pdf.numPages; number += 1) {
			const page = await pdf.getPage(number);
			const viewport = page.getViewport({ scale: PIXELS_PER_POINT });
			const canvas = document.createElement('canvas');
			canvas.width = Math.ceil(viewport.width);
			canvas.height = Math.ceil(viewport.height);
			canvas.style.width = '100%';
			canvas.style.display = 'block';
			await page.render({ canvas, viewport }).promise;
			canvases.push(canvas);
		}
		return canvases;
	} finally {
		await task.destroy();
	}
}
