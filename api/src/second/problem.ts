/** Something that whoever runs the second server can mend: a sentence for them. */
export class SecondProblem extends Error {
	override name = 'SecondProblem';
}
