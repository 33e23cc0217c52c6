import { TextDecoder, TextEncoder } from 'node:util';

/** What jsdom lacks of a browser and the libraries need to run at all. */
class NoResizeObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}

/** The router makes one for each navigation; without loaders only these parts are read. */
class PlainRequest {
	readonly url: string;
	readonly method: string;
	readonly signal: AbortSignal | null;
	readonly headers = new Map<string, string>();

	constructor(url: string | URL, { method = 'GET', signal = null }: RequestInit = {}) {
		this.url = String(url);
		this.method = method;
		this.signal = signal;
	}
}

Object.assign(globalThis, {
	Request: PlainRequest,
	TextEncoder,
	TextDecoder,
	ResizeObserver: NoResizeObserver,
	IntersectionObserver: NoResizeObserver,
	structuredClone:
		globalThis.structuredClone ?? ((value: unknown) => JSON.parse(JSON.stringify(value))),
});

Element.prototype.scrollTo = function scrollTo() {};
Element.prototype.scrollIntoView = function scrollIntoView() {};
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:test';
URL.revokeObjectURL = () => {};
Blob.prototype.text = function text() {
	return new Promise((resolve) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.readAsText(this);
	});
};

/** Answers as a large screen that prefers no motion: animations would only make tests wait. */
window.matchMedia = (query) =>
	({
		matches: /min-width|prefers-reduced-motion/.test(query),
		media: query,
		onchange: null,
		addEventListener() {},
		removeEventListener() {},
		addListener() {},
		removeListener() {},
		dispatchEvent: () => false,
	}) as MediaQueryList;

/** jsdom in Jest has none; the parts send it when they lose the pointer. */
if (!('PointerEvent' in window))
	Object.assign(window, { PointerEvent: class extends MouseEvent {} });
