import type { RouteMeta } from '@borlette/shared/federation';
import { act, fireEvent, renderScreen, screen } from '@borlette/shared/testing';
import { useState } from 'react';
import { anEntry, aRegistry } from '../../testing/registry.ts';
import { pin } from '../loading/running.ts';
import { usePreload } from '../loading/usePreload.ts';
import { useRegistry } from '../registry/store.ts';
import { countBy } from '../watch/happened.ts';
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
				two: async () => {
					throw new Error('thrown at import');
				},
			},
		}),
	},
}));
jest.mock('../loading/advice.ts', () => ({ adviceFor: async () => undefined }));
jest.mock('../watch/reportFault.ts', () => ({ reportFault: () => undefined }));
jest.mock('../integrity/tampered.ts', () => ({
	RemoteTampered: class {},
	explainFailure: async (error: unknown) => error,
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
const failing = { ...route, id: 'two', path: '/dashboard/two' };
const entry = anEntry({ manifest: { inCode: ['fr', 'en', 'de'], routes: [route, failing] } });

function Shell({ route }: { route: RouteMeta }) {
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

beforeEach(() => {
	useRegistry.setState({ registry: aRegistry({ [REMOTE]: entry }) });
	jest.spyOn(useRegistry.getState(), 'refresh').mockResolvedValue();
	pin(REMOTE, { entry, wanted: entry.url });
});
afterEach(() => jest.restoreAllMocks());

test('a page that was pointed at is there at once when it is opened, and is drawn once', async () => {
	await renderScreen(<Shell route={route} />);
	const button = screen.getByRole('button', { name: 'Ouvrir' });
	await act(async () => void fireEvent.pointerEnter(button));
	expect(ran).toHaveBeenCalledTimes(1);
	fireEvent.click(button);
	expect(screen.getByRole('heading', { name: 'La page' })).toBeInTheDocument();
	await act(async () => undefined);
	expect(drawn).toBe(1);
});

test('a page that fails counts as a visit that failed when it is opened, not when it is pointed at', async () => {
	for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation();
	const heard: string[] = [];
	countBy(({ kind }) => heard.push(kind));
	heard.length = 0;
	await renderScreen(<Shell route={failing} />);
	const button = screen.getByRole('button', { name: 'Ouvrir' });
	for (let times = 0; times < 3; times++) {
		await act(async () => void fireEvent.pointerEnter(button));
	}
	expect(heard).toEqual([]);
	await act(async () => void fireEvent.click(button));
	expect(await screen.findByRole('alert')).toBeVisible();
	expect(heard.toSorted()).toEqual(['load', 'page', 'visit']);
});
