// The built files of pdf.js carry no types of their own.
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
	export * from 'pdfjs-dist';
}
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
	export const WorkerMessageHandler: unknown;
}
