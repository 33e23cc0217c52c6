import { signedHashOf } from '../../integrity/integrity.ts';
import { early } from '../early.ts';

/** As the host waits for its own chunks: whoever asks may ask again then. */
const PATIENCE_MS = 60_000;

/**
 * A worker of the host whose bytes are the signed ones. Browsers compare no hash of a worker's
 * script, so it is fetched with its hash first; the browser keeps it, for its name holds the hash of
 * its content, and begins the worker with what it kept. The build knows this class as it knows
 * `Worker` (shared/config/webpack/host.mjs).
 */
export class SignedWorker {
	constructor(private readonly address: URL) {}

	/** @throws TypeError when the script does not come, or is not the signed one; TimeoutError when nothing is answered */
	async start(): Promise<Worker> {
		// In development no file has a hash.
		const isHashed = document.getElementById('integrity') !== null;
		const { fetch, Worker: Native, patience } = early;
		if (isHashed) {
			const integrity = signedHashOf(this.address.href);
			await fetch(this.address, { integrity, signal: patience(PATIENCE_MS) });
		}
		return new Native(this.address);
	}
}
