import path from 'node:path';
import { checkPort, readPort } from '../../deploy/local/port.mjs';
import { report } from '../../deploy/local/report.mjs';
import { readScript } from '../../deploy/local/script.mjs';
import { startCatalogue } from '../config/webpack/examples.mjs';

/** `pnpm catalogue`: serves the parts of the interface in all their states. The port is free, or the one that CATALOGUE_PORT says. */
readScript(import.meta.filename);
try {
	const port = readPort(process.env.CATALOGUE_PORT || '0');
	await checkPort(port, '127.0.0.1', 'CATALOGUE_PORT');
	const { url } = await startCatalogue({ root: path.join(import.meta.dirname, '../..'), port });
	console.warn(`The catalogue is at ${url}`);
} catch (error) {
	report(error);
}
