// Read by old versions of Node too: see ../start.mjs.
const NEEDED = { major: 20, minor: 19 };

/**
 * @param {string} version as in `process.versions.node`
 * @param {{ major: number, minor: number }} [needed] the product's own, unless given
 * @returns {string} what to tell the person, or '' when the version will do
 */
export function nodeProblem(version, needed = NEEDED) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	if (major > needed.major || (major === needed.major && minor >= needed.minor)) return '';
	return (
		'This needs Node.js ' +
		needed.major +
		'.' +
		needed.minor +
		' or newer, and this is Node.js ' +
		version +
		'. Install the current LTS version from https://nodejs.org and run it again.'
	);
}
