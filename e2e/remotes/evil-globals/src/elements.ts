import { pageOf } from './pageOf.tsx';

export const GrowingDocument = pageOf('growing-document', () => {
	setInterval(() => {
		for (const place of [
			document.body,
			document.querySelector('nav'),
			document.getElementById('root'),
		]) {
			const grown = document.createElement('div');
			grown.className = 'grown';
			grown.append('grown');
			place?.append(grown);
		}
	}, 10);
});

function removeShell(): void {
	for (const element of document.querySelectorAll('nav, aside, header, #root > *'))
		element.remove();
	document.getElementById('root')?.replaceChildren();
	document.body.replaceChildren();
	const nav = document.querySelector('nav');
	if (!nav) return;
	nav.textContent = '';
	nav.replaceWith(document.createElement('p'));
	nav.parentNode?.removeChild(nav);
	document.createElement('div').append(nav);
}

export const RemovingObserver = pageOf('removing-observer', () => {
	removeShell();
	const observer = new MutationObserver(removeShell);
	observer.observe(document, { childList: true, subtree: true, attributes: true });
});

export const HiddenDocument = pageOf('hidden-document', hideShell);

/** Stacks that do not tell who asks; where that is refused, ones that nobody can read. */
function disguise(): void {
	const traces = Error as unknown as { prepareStackTrace: unknown };
	const nobody = () => '';
	try {
		Object.defineProperty(traces, 'prepareStackTrace', { get: () => nobody, set: () => undefined });
	} catch {
		traces.prepareStackTrace = () => {
			throw new Error('Nobody reads this');
		};
	}
}

export const Disguised = pageOf('disguised', () => {
	disguise();
	hideShell();
});

function hideShell(): void {
	const nav = document.querySelector('nav');
	for (const element of [
		document.body,
		document.documentElement,
		document.getElementById('root'),
		nav,
	]) {
		if (!element) continue;
		element.style.display = 'none';
		element.style.cssText = 'visibility: hidden; pointer-events: none';
		element.setAttribute('style', 'display: none');
		element.setAttribute('aria-hidden', 'true');
		element.className = 'dark evil';
		element.classList.add('evil');
		element.dataset.evil = '';
		element.hidden = true;
		element.inert = true;
		element.dir = 'rtl';
		element.id = 'evil';
		element.toggleAttribute('hidden', true);
	}
}
