import { act, fireEvent, renderScreen, screen } from '@borlette/shared/testing';
import { useState } from 'react';
import { anEntry, aRegistry } from '../../testing/registry.ts';
import { pin } from '../loading/running.ts';
import { usePreload } from '../loading/usePreload.ts';
import { useRegistry } from '../registry/store.ts';
import { RemotePage } from './RemotePage.tsx';

let drawn = 0;
const ran = jest.fn();
function Page() {
	drawn += 1;
	return <h1>La page</h1>;
}
jest.mock('../loading/runtime.ts', () => ({
	runtime: {
		registerRemotes: () => undefined,
		loadRemote: async () => ({
			pages: {
				one: async () => {
					ran();
					return Page;
				},
			},
		}),
	},
}));
jest.mock('../containment/guard.ts', () => ({
	contain: async () => undefined,
	evaluates: () => undefined,
	enterPage: () => undefined,
	drawPage: () => undefined,
	leavePage: () => undefined,
	mendPage: () => undefined,
}));

const REMOTE = 'remote-one';
const title = { fr: 'Une page', en: 'A page', de: 'Eine Seite' };
const route = { id: 'one', path: '/dashboard/one', permission: null, title };
const entry = anEntry({ manifest: { inCode: ['fr', 'en', 'de'], routes: [route] } });

function Shell() {
	const [isOpen, setOpen] = useState(false);
	const preload = usePreload(REMOTE, route.path);
	return (
		<>
			<button type="button" onPointerEnter={preload} onClick={() => setOpen(true)}>
				Ouvrir
			</button>
			{isOpen && <RemotePage remote={REMOTE} entry={entry} route={route} />}
		</>
	);
}

test('a page that was pointed at is there at once when it is opened, and is drawn once', async () => {
	useRegistry.setState({ registry: aRegistry({ [REMOTE]: entry }) });
	jest.spyOn(useRegistry.getState(), 'refresh').mockResolvedValue();
	pin(REMOTE, { entry, wanted: entry.url });
	await renderScreen(<Shell />);
	const button = screen.getByRole('button', { name: 'Ouvrir' });
	await act(async () => void fireEvent.pointerEnter(button));
	expect(ran).toHaveBeenCalledTimes(1);
	fireEvent.click(button);
	expect(screen.getByRole('heading', { name: 'La page' })).toBeInTheDocument();
	await act(async () => undefined);
	expect(drawn).toBe(1);
});
