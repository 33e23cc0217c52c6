/** Closing the terminal ends us too. */
/** @type {{ [signal in 'SIGINT' | 'SIGTERM' | 'SIGHUP']: number }} */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const PARENT_CHECK_MS = 1_000;

/**
 * Calls `stop` at the first signal, however many follow: npm forwards the Ctrl-C that the terminal
 * sent us already.
 * @param {(exitCode: number) => void} stop gets the code for a stop before anything ran
 */
export function onStop(stop) {
	let isStopping = false;
	/** @param {number} code */
	const once = (code) => {
		if (isStopping) return;
		isStopping = true;
		stop(code);
	};
	for (const [signal, code] of Object.entries(EXIT_CODES)) process.on(signal, () => once(code));
	stopWithNpm(once);
}

/** A shell between npm and us may die of the signal without passing it on; then npm is gone too. @param {(exitCode: number) => void} stop */
function stopWithNpm(stop) {
	if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
	const parent = process.ppid;
	const timer = setInterval(() => {
		if (process.ppid !== parent) stop(EXIT_CODES.SIGTERM);
	}, PARENT_CHECK_MS);
	timer.unref();
}
