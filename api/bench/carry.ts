/**
 * A data folder that an earlier PostgreSQL made, with so many lines of fiches, is carried over; says how long each part of
 * it took. The lines were never sold, so that their books differ.
 * Run: pnpm --filter ./api bench:carry [lines, 1000000 if not said]
 */
import { migrate } from '../src/db/migrate.ts';
import { Carry } from '../src/tools/carry/carry.ts';
import { FormerHouses, makeUp } from '../src/tools/testing/former-house.ts';
import { makeData } from './report-data.ts';

const lines = Number(process.argv[2] ?? 1_000_000);
const say = (text: string) => process.stdout.write(`${text}\n`);

const houses = new FormerHouses();
try {
	if (await houses.fetch()) {
		const { dataDir, owner, close } = await houses.make();
		await makeUp(owner);
		await migrate(owner);
		await makeData(owner, lines, say);
		await close();
		await measure(await houses.copyOf(dataDir));
	}
} finally {
	await houses.remove();
}

async function measure(dataDir: string): Promise<void> {
	const begun = Date.now();
	let label = '';
	let since = begun;
	const end = () => {
		if (label) say(`${label}: ${((Date.now() - since) / 1_000).toFixed(1)} s`);
		label = '';
	};
	const begin = (next: string) => {
		end();
		[label, since] = [next, Date.now()];
	};
	const progress = { begin, advance: () => undefined, end };
	const carried = await new Carry({ dataDir, say, progress, withDifferences: true }).run();
	say(`${carried?.rows} rows: ${((Date.now() - begun) / 1_000).toFixed(1)} s`);
}
