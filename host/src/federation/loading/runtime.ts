import { init, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import lendRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { integrityPlugin } from '../integrity/integrity.ts';
import { provided } from './provided.ts';

/**
 * The federation runtime, in the page once and shared with remotes (their `externalRuntime`). It is loaded with the
 * first remote: signing in does not need it.
 */
export const runtime = init({
	name: 'host',
	remotes: [],
	shared: provided,
	shareStrategy: 'loaded-first',
	plugins: [lendRuntime(), integrityPlugin],
});
// Of the instances that remotes bring.
registerGlobalPlugins([integrityPlugin]);
