import { render } from '@borlette/shared/testing';
import type { ReactPortal } from 'react';
import ReactDOM from 'react-dom';
import { codeOfRemote } from '../../testing/codeOfRemote.ts';
import { placeAbove } from './above.ts';

type Draw = (children: string, into: Element) => ReactPortal;

test('a portal of a remote into what is not its own comes into its place above the page', async () => {
	const asRemote = await codeOfRemote<{ draw: Draw }>(
		'remote-admin',
		'{ draw: (children, into) => window.drawing.createPortal(children, into, children) }',
	);
	Object.assign(window, { drawing: ReactDOM });
	(await import('./portals.ts')).ownPortals();
	const above = placeAbove('remote-admin');
	const apart = document.createElement('div');
	const own = document.createElement('div');
	above.append(own);
	const { unmount } = render(
		<>
			{asRemote.draw('in the body', document.body)}
			{asRemote.draw('apart', apart)}
			{asRemote.draw('in its own', own)}
			{ReactDOM.createPortal('of the shell', document.body)}
		</>,
	);
	expect(above).toHaveTextContent(/^in its ownin the body$/);
	expect(apart).toHaveTextContent('apart');
	expect(own).toHaveTextContent('in its own');
	expect(document.body.lastChild).toHaveTextContent('of the shell');
	unmount();
	expect(above).toHaveTextContent(/^$/);
});
