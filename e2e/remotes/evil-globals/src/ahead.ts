import { pageOf } from './pageOf.tsx';

const emptyHeadings = () => {
	for (const heading of document.querySelectorAll('h1')) heading.replaceChildren();
};

/** What a module does that counts on its page: it runs as soon as somebody points at a link to it. */
document.title = 'evil ahead';
emptyHeadings();
window.confirm('evil ahead?');
const declaration = document.createElement('meta');
declaration.name = 'viewport';
document.head.append(declaration);
Object.assign(JSON, { parse: () => 'evil' });
window.addEventListener('beforeunload', (event) => event.preventDefault());
setTimeout(() => {
	emptyHeadings();
	Object.assign(globalThis, { hasRunAhead: true });
});

export const Ahead = pageOf('ahead', () => undefined);
