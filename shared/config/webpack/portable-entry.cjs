const path = require('node:path');

/** An import of a file by its place on this machine. */
const ABSOLUTE = /(\bfrom\s*['"])((?:\/|[A-Za-z]:)[^'"]+)/g;

/** Lets the entry that federation writes into node_modules import by places from there. */
module.exports = function portableEntry(code) {
	return code.replace(ABSOLUTE, (_whole, before, file) => {
		const place = path.relative(this.context, file).split(path.sep).join('/');
		return `${before}${place.startsWith('.') ? place : `./${place}`}`;
	});
};
