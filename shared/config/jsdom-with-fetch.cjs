const { TestEnvironment } = require('jest-environment-jsdom');

/** A browser's page that can call a real server: jsdom has no fetch, Node has one with its own kin. */
module.exports = class extends TestEnvironment {
	constructor(config, context) {
		super(config, context);
		Object.assign(this.global, { fetch, Headers, Response, AbortController, AbortSignal });
	}
};
