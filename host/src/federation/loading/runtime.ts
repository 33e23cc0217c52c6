import { init, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import lendRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { integrityPlugin } from '../integrity/integrity.ts';
import { provided } from './provided.ts';

/**
 * Runs remotes, in the page once, and lends itself to them (their `externalRuntime`). It comes with the
 * first remote: nobody needs it to sign in.
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
