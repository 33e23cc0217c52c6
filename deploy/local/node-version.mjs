// Read by old versions of Node too: see ../start.mjs.
const NEEDED = [20, 19];

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string} what to tell the person, or '' when the version will do
 */
export function nodeProblem(version) {
	const parts = version.split('.').map(Number);
	const isNewEnough = parts[0] > NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] >= NEEDED[1]);
	if (isNewEnough) return '';
	return (
		'This needs Node.js ' +
		NEEDED.join('.') +
		' or newer, and this is Node.js ' +
		version +
		'. Install the current LTS version from https://nodejs.org and run it again.'
	);
}
