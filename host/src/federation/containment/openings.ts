import { callerOf } from './caller.ts';
import {
	apply,
	construct,
	defineProperty,
	getOwnPropertyDescriptor,
	type Method,
	prototypeOf,
	realm,
	replaceMethod,
} from './natural.ts';
import { own, ownWeakly } from './stays.ts';

type Constructor = new (...args: unknown[]) => object;
type Close = (opened: object) => void;

/** Calls the browser's own method, whatever stands in its place later. */
function closing(kind: string, name: string): Close {
	const native = (realm[kind] as Constructor).prototype[name] as () => void;
	return (opened) => apply(native, opened, []);
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
	RTCPeerConnection: 'close',
	WebTransport: 'close',
};

const { then } = Promise.prototype;

/** Camera and microphone: their light goes out with the page that asked for them. */
function ownStreams(): void {
	const devices = prototypeOf('MediaDevices');
	const streams = prototypeOf('MediaStream') as MediaStream | undefined;
	const tracks = prototypeOf('MediaStreamTrack') as MediaStreamTrack | undefined;
	if (!streams || !tracks) return;
	const { getTracks } = streams;
	const { stop } = tracks;
	const end = (stream: MediaStream) => {
		for (const track of apply(getTracks, stream, [])) apply(stop, track, []);
	};
	for (const name of ['getUserMedia', 'getDisplayMedia']) {
		replaceMethod(devices, name, (native) => {
			const ask: Method = function (...args) {
				const remote = callerOf(ask);
				const coming = apply(native, this, args) as Promise<MediaStream>;
				const came = (stream: MediaStream) => own(remote as string, stream, () => end(stream));
				if (remote) apply(then as Method, coming, [came, () => undefined]);
				return coming;
			};
			return ask;
		});
	}
}

/** What a page has read aloud: the browser has one voice, and goes on with all that waits for it. */
function ownSpeech(): void {
	const { cancel } = (prototypeOf('SpeechSynthesis') ?? {}) as Partial<SpeechSynthesis>;
	if (!cancel) return;
	replaceMethod(prototypeOf('SpeechSynthesis'), 'speak', (native) => {
		const speak: Method = function (...args) {
			const remote = callerOf(speak);
			if (remote) own(remote, 'speech', () => apply(cancel as Method, this, []));
			return apply(native, this, args);
		};
		return speak;
	});
}

/** Observers, sockets, channels, workers, speech and what a camera sees end with the page of the remote that opened them. */
export function ownOpenings(): void {
	ownStreams();
	ownSpeech();
	for (const [kind, name] of Object.entries(ENDED_BY)) {
		const native = realm[kind] as Constructor | undefined;
		const descriptor = getOwnPropertyDescriptor(window, kind);
		if (typeof native !== 'function' || !descriptor?.configurable) continue;
		const close = closing(kind, name);
		const make = (target: Constructor, args: unknown[], newTarget: Constructor): object => {
			const remote = callerOf(make);
			const opened = construct(target, args, newTarget) as object;
			if (remote) ownWeakly(remote, opened, close);
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
