import { callerOf } from './caller.ts';
import { apply, type Getter, prototypeOf, replaceAccessor } from './natural.ts';

/**
 * What is kept for when there is no network outlives the build that runs: for remotes there is neither the store of it nor
 * the worker that fills it.
 */
export function hideKeptFiles(): void {
	const hide = (owner: object | undefined, name: string) => {
		if (!owner) return;
		replaceAccessor(owner, name, {
			get: (native) => {
				const get: Getter = function get() {
					return callerOf(get) ? undefined : apply(native, this ?? window, []);
				};
				return get;
			},
		});
	};
	hide(window, 'caches');
	hide(prototypeOf('Navigator'), 'serviceWorker');
}
