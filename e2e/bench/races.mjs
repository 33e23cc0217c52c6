/**
 * Prints in how many of 20 races two teams got both their remotes released at once, each with a tool
 * and a key of its own.
 * Run: pnpm --filter ./e2e bench:races
 */
import { readScript } from '../../deploy/local/script.mjs';
import { readChannel } from '../../deploy/release/channel.mjs';
import { Workplace } from '../../deploy/release/testing/release.mjs';

readScript(import.meta.filename);

const ROUNDS = 20;

const place = new Workplace();
try {
	const teams = [];
	for (const remote of ['remote-one', 'remote-two']) {
		teams.push({ remote, key: await place.team(remote, [remote], ['dev']) });
	}
	let both = 0;
	for (let round = 1; round <= ROUNDS; round++) {
		const version = `1.0.${round}`;
		const results = await Promise.all(
			teams.map(({ remote, key }) =>
				place.run(['publish', place.build(remote, { version }).folder], { RELEASE_KEY: key }),
			),
		);
		const { remotes } = await readChannel(place.channel('dev'));
		const isThere = teams.every(({ remote }) => remotes[remote]?.version === version);
		if (isThere && results.every(({ code }) => code === 0)) both++;
		else console.log(results.map(({ output }) => output).join(''));
	}
	console.log(`both released: ${both}/${ROUNDS}`);
	process.exitCode = both === ROUNDS ? 0 : 1;
} finally {
	place.remove();
}
