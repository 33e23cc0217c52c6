import { Listeners } from '@borlette/shared/api';
import { queryClient } from '@borlette/shared/data';
import { callerOf } from './caller.ts';
import { apply, type Method, replaceMethod } from './natural.ts';
import { STORES } from './shared.ts';
import { disown, own } from './stays.ts';

/** What all pages hear of, one subscriber after the other; hooks do past this. */
const HEARD = [
	...Object.values(STORES),
	queryClient.getQueryCache(),
	queryClient.getMutationCache(),
];

/** What fails in it is an error of its own, and neither keeps others from hearing nor stops who tells. */
const heardBy =
	(listener: Method): Method =>
	(...news) => {
		try {
			apply(listener, undefined, news);
		} catch (error) {
			reportError(error);
		}
	};

/** A subscription that ends with the page of the remote; one of its modules begins again with the next. */
function owned(remote: string, begin: () => Method): () => void {
	const key = {};
	let stop: Method | undefined;
	const end = () => stop && apply(stop, undefined, []);
	const again = () => {
		stop = begin();
	};
	if (own(remote, key, end, again)) again();
	return () => {
		disown(remote, key);
		end();
	};
}

/** What a remote subscribes to ends with its page. */
export function ownSubscriptions(): void {
	for (const store of HEARD) {
		replaceMethod(store, 'subscribe', (native) => {
			const subscribe: Method = function (...args) {
				const [listener] = args;
				const remote = typeof listener === 'function' ? callerOf(subscribe) : undefined;
				if (!remote) return apply(native, this, args);
				const heard = heardBy(listener as Method);
				return owned(remote, () => apply(native, this, [heard]) as Method);
			};
			return subscribe;
		});
	}
	// Whether the server is there, which token counts, how old what was read is, what nobody heard of.
	replaceMethod(Listeners, 'begin', (native) => (...args) => {
		const [asked, begin] = args as Parameters<typeof Listeners.begin>;
		const remote = callerOf(asked);
		return remote ? owned(remote, begin) : apply(native, Listeners, args);
	});
}
