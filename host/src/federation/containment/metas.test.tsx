import { render } from '@borlette/shared/testing';
import { guardMoves } from './moves.ts';

jest.mock('./notes.ts', () => ({ noteContained: () => undefined }));

test('what is drawn or put into the head of the whole document says nothing of it; the rest is there', () => {
	guardMoves();
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
	expect(said()).toEqual(['robots']);
	unmount();
	expect(said()).toEqual([]);
});
