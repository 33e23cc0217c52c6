/** Every point at which a release can be cut off, in order; a test kills the tool at each. */
export const STEPS = [
	'copied',
	'stored',
	'locked',
	'written',
	'claimed',
	'prepared',
	'replaced',
	'journalled',
];

/**
 * Marks a step; ends the process at once, without any tidying up, when a test asked for it.
 * @param {string} step
 */
export function reached(step) {
	if (!STEPS.includes(step)) throw new Error(`${step} is no step: name it in STEPS.`);
	if (process.env.RELEASE_KILL_AT === step) process.kill(process.pid, 'SIGKILL');
}
