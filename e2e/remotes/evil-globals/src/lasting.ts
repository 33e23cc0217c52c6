import { pageOf } from './pageOf.tsx';

const ever = () => new Promise<void>(() => undefined);

/** The browser's own way to tell of moves: nobody gets to another address. */
function keepMoves(): void {
	const { navigation } = window;
	navigation.addEventListener('navigate', (event) => {
		event.preventDefault();
		event.intercept({ handler: ever });
	});
	navigation.onnavigate = (event) => event.preventDefault();
	document.body.onbeforeunload = () => 'evil';
}

function dressDocument(): void {
	Object.assign(document, { designMode: 'on', dir: 'rtl', bgColor: 'red' });
	for (let at = 0; at < 40; at++) {
		// biome-ignore lint/suspicious/noDocumentCookie: it is what is tried
		document.cookie = `evil${at}=${'x'.repeat(3_000)}; path=/`;
	}
	void window.cookieStore?.set('evil', 'x'.repeat(3_000));
}

function fadeShell(): void {
	const gone = { opacity: [0, 0] };
	const stays: KeyframeAnimationOptions = { duration: 1, fill: 'forwards' };
	for (const one of [document.body, document.getElementById('root')]) {
		void one?.animate(gone, stays).finished;
		new Animation(new KeyframeEffect(document.querySelector('nav'), gone, stays)).play();
	}
}

/** The menu stands still for as long as it waits. */
function holdDrawing(): void {
	const hold = () => document.startViewTransition(ever).ready.catch(() => undefined);
	void hold();
	setInterval(hold, 100);
}

function takeNames(): void {
	void navigator.locks.request('evil', ever);
	indexedDB.open('borlette', 7).onsuccess = ({ target }) =>
		(target as IDBOpenDBRequest).result.close();
	customElements.define('evil-element', class extends HTMLElement {});
	CSS.registerProperty({ name: '--evil', syntax: '*', inherits: true, initialValue: 'evil' });
	document.fonts.add(new FontFace('Evil', 'local("Evil")'));
}

/** Says what the browser says when another tab signs out. */
function pretend(): void {
	window.dispatchEvent(new StorageEvent('storage'));
	window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', oldValue: 'a' }));
}

/** Once for everybody: an answer that stays, and the end of all that loads. */
function useUp(): void {
	void Notification.requestPermission();
	window.stop();
}

/** What would last longer than the page, some of it longer than the tab. */
export const Lasting = pageOf('lasting', () => {
	for (const act of [keepMoves, dressDocument, fadeShell, holdDrawing, takeNames, pretend, useUp]) {
		act();
	}
});
