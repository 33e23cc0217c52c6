const PLUGIN = 'Retry';

/**
 * Lets each chunk that a build loads late be tried again where the network failed. What is worth
 * another try, and when, the host decides (host/src/federation/integrity/chunks.ts).
 */
export class RetryPlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
		class RetryRuntimeModule extends RuntimeModule {
			constructor() {
				super('retry chunks', RuntimeModule.STAGE_TRIGGER);
			}

			/** @override */
			generate() {
				const load = RuntimeGlobals.ensureChunk;
				return `
const loadOnce = ${load};
const loadAgain = (failedTries, args) => loadOnce(...args).catch(async (error) => {
	if (!(await globalThis.borletteRetry?.(error, failedTries + 1))) throw error;
	return loadAgain(failedTries + 1, args);
});
${load} = (...args) => loadAgain(0, args);`;
			}
		}
		compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
			compilation.hooks.runtimeRequirementInTree
				.for(RuntimeGlobals.ensureChunkHandlers)
				.tap(PLUGIN, (chunk) => {
					compilation.addRuntimeModule(chunk, new RetryRuntimeModule());
				});
		});
	}
}
