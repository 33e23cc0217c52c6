import { render } from '@borlette/shared/testing';
import { guardDeclarations } from './declarations.ts';
import { guardMoves } from './moves.ts';

jest.mock('./notes.ts', () => ({ noteContained: () => undefined }));

test('what is drawn or put into the head of the whole document says nothing of it; the rest is there', () => {
	guardMoves();
	guardDeclarations();
	const said = () =>
		[...document.querySelectorAll('meta[http-equiv], meta[name]')].map(
			(meta) => meta.getAttribute('name') ?? meta.getAttribute('http-equiv'),
		);
	const { unmount } = render(
		<>
			<meta name="Viewport" content="width=1400" />
			<meta httpEquiv="refresh" content="1" />
			<meta name="robots" content="noindex" />
		</>,
	);
	const policy = document.createElement('meta');
	policy.httpEquiv = 'Content-Security-Policy';
	document.head.append(policy);
	sayLater();
	expect(said()).toEqual(['robots', 'description']);
	unmount();
	expect(said()).toEqual(['description']);
});

test('a sheet that is of no build is not loaded, whenever it is asked for', () => {
	const link = (rel: string, href: string) =>
		Object.assign(document.createElement('link'), { rel, href });
	const late = document.createElement('link');
	document.head.append(
		link('stylesheet', '/elsewhere.css'),
		link('alternate Stylesheet', '/assets/host.css'),
		link('icon', '/icon.svg'),
		late,
	);
	late.rel = 'stylesheet';
	late.setAttribute('href', '/late.css');
	const refused = [...document.querySelectorAll('link')].map((one) => [
		one.getAttribute('href'),
		one.getAttribute('integrity')?.startsWith('sha384-AAAA') ?? false,
	]);
	expect(refused).toEqual([
		['/elsewhere.css', true],
		['/assets/host.css', false],
		['/icon.svg', false],
		['/late.css', true],
	]);
});

/** Put there first, within something or empty, and said then. */
function sayLater(): void {
	const within = document.createElement('div');
	for (const name of ['viewport', 'description']) {
		const meta = document.createElement('meta');
		meta.name = name;
		within.append(meta);
	}
	const fragment = document.createDocumentFragment();
	fragment.append(within);
	document.body.append(fragment);
	const made = () => document.head.appendChild(document.createElement('meta'));
	made().name = 'viewport';
	made().httpEquiv = 'refresh';
	made().setAttribute('NAME', 'theme-color');
	made().setAttributeNS(null, 'http-equiv', 'refresh');
	const attribute = document.createAttribute('name');
	attribute.value = 'referrer';
	made().setAttributeNode(attribute);
}
