const { TestEnvironment } = require('jest-environment-jsdom');

/** A browser's page that can call a real server: jsdom has no fetch, Node has one with its own kin. */
module.exports = class extends TestEnvironment {
	/** @param {ConstructorParameters<typeof TestEnvironment>} given */
	constructor(...given) {
		super(...given);
		Object.assign(this.global, { fetch, Headers, Response, AbortController, AbortSignal });
		Object.assign(this.global, { ReadableStream, TransformStream });
	}
};
