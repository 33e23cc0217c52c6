import path from 'node:path';
import { readScript } from '../../deploy/local/script.mjs';
import { startCatalogue } from '../config/webpack/examples.mjs';

/** `pnpm catalogue`: serves the parts of the interface in all their states. The port is free, or the one that CATALOGUE_PORT says. */
readScript(import.meta.filename);
const { url } = await startCatalogue({
	root: path.join(import.meta.dirname, '../..'),
	port: Number(process.env.CATALOGUE_PORT ?? 0),
});
console.warn(`The catalogue is at ${url}`);
