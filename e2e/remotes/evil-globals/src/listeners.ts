import { pageOf } from './pageOf.tsx';

const TYPES = [
	'pointerdown',
	'mousedown',
	'pointerup',
	'click',
	'keydown',
	'keyup',
	'popstate',
	'focusin',
];

function kill(event: Event): void {
	event.stopImmediatePropagation();
	event.stopPropagation();
	event.preventDefault();
	event.cancelBubble = true;
	event.returnValue = false;
}

/** Kills every click and key of the document, and takes none of it back. */
export const CapturingListeners = pageOf('capturing-listeners', () => {
	const nav = document.querySelector('nav') ?? document;
	for (const target of [window, document, document.documentElement, document.body, nav]) {
		for (const type of TYPES) {
			target.addEventListener(type, kill, { capture: true });
			target.addEventListener(type, { handleEvent: kill }, true);
		}
	}
	window.onclick = kill;
	document.onkeydown = kill;
});
