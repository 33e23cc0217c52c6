/** Something about folders, users and programs of the embedded PostgreSQL that whoever starts it can mend: shown without a stack. */
export class EmbeddedProblem extends Error {
	override name = 'EmbeddedProblem';
}
