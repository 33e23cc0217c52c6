import { callerOf } from './caller.ts';
import { construct, defineProperty, getOwnPropertyDescriptor, realm } from './natural.ts';
import { own } from './stays.ts';

type Constructor = new (...args: unknown[]) => object;
type Close = (opened: object) => void;

/** Calls the browser's own method, whatever stands in its place later. */
function closing(kind: string, name: string): Close {
	const native = (realm[kind] as Constructor).prototype[name] as () => void;
	return (opened) => Reflect.apply(native, opened, []);
}

/** What goes on by itself once it was made, and how it is ended. */
const ENDED_BY: Readonly<Record<string, string>> = {
	MutationObserver: 'disconnect',
	ResizeObserver: 'disconnect',
	IntersectionObserver: 'disconnect',
	PerformanceObserver: 'disconnect',
	ReportingObserver: 'disconnect',
	WebSocket: 'close',
	EventSource: 'close',
	BroadcastChannel: 'close',
	Worker: 'terminate',
	Animation: 'cancel',
	AudioContext: 'close',
};

/** Observers, sockets, channels and workers that a remote makes end with its page. */
export function ownOpenings(): void {
	for (const [kind, name] of Object.entries(ENDED_BY)) {
		const native = realm[kind] as Constructor | undefined;
		const descriptor = getOwnPropertyDescriptor(window, kind);
		if (typeof native !== 'function' || !descriptor?.configurable) continue;
		const close = closing(kind, name);
		const make = (target: Constructor, args: unknown[], newTarget: Constructor): object => {
			const remote = callerOf(make);
			const opened = construct(target, args, newTarget) as object;
			if (remote) own(remote, opened, () => close(opened));
			return opened;
		};
		const value = new Proxy(native, {
			construct: make as ProxyHandler<Constructor>['construct'] & object,
		});
		defineProperty(window, kind, { ...descriptor, value });
		defineProperty(native.prototype, 'constructor', {
			...getOwnPropertyDescriptor(native.prototype, 'constructor'),
			value,
		});
	}
}
