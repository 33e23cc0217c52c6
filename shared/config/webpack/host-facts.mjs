import { fileURLToPath } from 'node:url';
import { readConstants } from './read-meta.mjs';
import { sharedVersions } from './singletons.mjs';

const META = fileURLToPath(new URL('../../src/federation/meta.ts', import.meta.url));

/** Writes `host.json`: what this host provides, for `pnpm release plan` to compare builds with. */
export class HostFactsPlugin {
	apply(compiler) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap('HostFacts', (compilation) => {
			compilation.fileDependencies.add(META);
			compilation.hooks.processAssets.tapPromise(
				{ name: 'HostFacts', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				async () => {
					const { HOST_CONTRACT } = await readConstants(META);
					const facts = { contract: HOST_CONTRACT, shared: sharedVersions() };
					const text = `${JSON.stringify(facts, null, '\t')}\n`;
					compilation.emitAsset('host.json', new sources.RawSource(text));
				},
			);
		});
	}
}
