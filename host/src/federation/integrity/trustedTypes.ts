import { WORKER } from '../../offline/worker/wishes.ts';
import { isScriptAddress } from './integrity.ts';

interface Policy {
	/** Throwing, or answering null, keeps the script from being fetched. */
	createScriptURL(address: string): string | null;
}
interface TrustedTypes {
	createPolicy(name: 'default', policy: Policy): unknown;
}

/**
 * The page's only policy of Trusted Types: every script that anybody puts into the page passes it,
 * the remotes' own loaders too, so they bring none of their own. It makes no HTML and no code out of
 * text: those are refused everywhere. Browsers without Trusted Types go on without.
 */
function guardScripts(types: TrustedTypes | undefined): void {
	types?.createPolicy('default', {
		createScriptURL: (address) => (isScriptAddress(address) || address === WORKER ? address : null),
	});
}

guardScripts((globalThis as { trustedTypes?: TrustedTypes }).trustedTypes);
