import type { ExportFormat } from '@borlette/shared/contract';
import type { Batches, Sheet } from './sheet.ts';

export type Writer = (sheet: Sheet, batches: Batches) => AsyncIterable<Uint8Array>;

/** Each with its library, which takes a fifth of a second to load: when the first file of its kind is asked for. */
const WRITERS: Record<ExportFormat, () => Promise<Writer>> = {
	csv: async () => (await import('./csv.ts')).writeCsv,
	xlsx: async () => (await import('./xlsx.ts')).writeXlsx,
	pdf: async () => (await import('./pdf.ts')).writePdf,
};

export const writerOf = (format: ExportFormat): Promise<Writer> => WRITERS[format]();
