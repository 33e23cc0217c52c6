import ReactDOM from 'react-dom';
import { placeAbove } from './above.ts';
import { callerOf } from './caller.ts';
import { apply, type Method, replaceMethod } from './natural.ts';
import { isForeign, isNode } from './subtree.ts';

/**
 * What a remote, or a library in it, draws into the body comes into its own place above the page: React puts it there, so
 * that it would count as the shell's, unstyled, out of the remote's reach and above everything.
 */
export function ownPortals(): void {
	replaceMethod(ReactDOM, 'createPortal', (native) => {
		const draw: Method = function (...args) {
			const [children, container, ...rest] = args;
			const remote = isNode(container) ? callerOf(draw) : undefined;
			const isOwn = !remote || !isForeign(container as Node, remote);
			return apply(native, this, [children, isOwn ? container : placeAbove(remote), ...rest]);
		};
		return draw;
	});
}
