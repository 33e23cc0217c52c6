/** Something that whoever runs the product can mend: a sentence for them. */
export class BackupProblem extends Error {
	override name = 'BackupProblem';
}
