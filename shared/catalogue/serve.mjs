import path from 'node:path';
import { startCatalogue } from '../config/webpack/examples.mjs';

// `pnpm catalogue`. The port is free, or the one that CATALOGUE_PORT says.
const { url } = await startCatalogue({
	root: path.join(import.meta.dirname, '../..'),
	port: Number(process.env.CATALOGUE_PORT ?? 0),
});
console.warn(`The catalogue is at ${url}`);
