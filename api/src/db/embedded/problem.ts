/** Something about folders, users and programs of the embedded PostgreSQL that whoever starts it can mend: shown without a stack. */
export class EmbeddedProblem extends Error {
	override name = 'EmbeddedProblem';
}

/** It ended by itself, or did not answer in time. */
export class StartFailure extends EmbeddedProblem {
	constructor(
		file: string,
		/** All that it said. */
		readonly log: string,
	) {
		const lines = log.trim().split('\n').slice(-5).join('\n');
		super(`The embedded PostgreSQL does not start; end of ${file}:\n${lines}`);
	}
}
