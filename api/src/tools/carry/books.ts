import { connect } from '../../db/connect.ts';
import { allAnchors, wronglySigned } from '../../trail/anchors.ts';
import { CommandError } from '../console/run.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import type { Carrying } from './carrying.ts';

/** Works the books of what was copied out again. @returns differences that the house had before */
export async function checkBooks(
	url: string,
	{ dataDir, anchorCopyDir, progress, withDifferences = false }: Carrying,
): Promise<number> {
	const db = connect(url, { max: 1 });
	try {
		const { count, named } = await reconcile(db, {
			company: undefined,
			anchors: await allAnchors({ dataDir, anchorCopyDir }),
			forged: await wronglySigned({ dataDir, anchorCopyDir }),
			most: 1,
			onCompany: ({ ref_code }, rows) =>
				progress.begin(`Checking ${ref_code || 'the provider'}`, rows),
			onRow: () => progress.advance(),
		});
		if (count === 0 || withDifferences) return count;
		const [first] = named.map(({ what, object }) => `${what} of ${object}`);
		throw new CommandError(
			`The rows are the same on both sides, and reconcile finds ${count} differences in them, which were there before; the first: ${first}. Nothing was changed. Start the version that made the folder and have npm run reconcile name them, or carry them over as they are with --with-differences`,
		);
	} finally {
		await db.destroy();
	}
}
