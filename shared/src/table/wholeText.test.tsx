import { act, renderScreen, screen, waitFor } from '../testing/index.tsx';
import { DataTable } from './DataTable.tsx';

const LONG = 'Delmas 33, en face de la station, à côté de la pharmacie';
const STATE = { page: 1, size: 25, sort: 'name', q: '', filters: {} } as const;

/** Nothing is laid out here: what is longer than 20 letters counts as cut. */
beforeEach(() => {
	jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function width(
		this: Element,
	) {
		return (this.textContent ?? '').length;
	});
	jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(20);
});
const shown = () => document.querySelector('[data-whole-text]')?.textContent;

test('what a cell shortens is told whole to who points at it, and to who comes with the keyboard', async () => {
	const { user } = await renderScreen(
		<DataTable
			label="Surcussales"
			name="wholeText"
			columns={[
				{ id: 'name', header: 'Nom', cell: ({ name }) => name },
				{ id: 'address', header: 'Adresse', cell: ({ address }) => address },
			]}
			rows={[{ id: '1', name: 'Delmas', address: LONG }]}
			total={1}
			rowId={({ id }) => id}
			rowHref={() => '/there'}
			state={STATE}
			onChange={() => undefined}
			empty={null}
		/>,
		{ path: '/' },
	);
	const cell = screen.getByRole('cell', { name: LONG });
	await user.hover(screen.getByRole('link', { name: 'Delmas' }));
	expect(shown()).toBeUndefined();
	await user.hover(cell);
	await waitFor(() => expect(shown()).toBe(LONG));
	await user.unhover(screen.getByRole('region', { name: 'Surcussales' }));
	await waitFor(() => expect(shown()).toBeUndefined());

	act(() => screen.getByRole('link', { name: 'Delmas' }).focus());
	await user.tab();
	expect(cell).toHaveFocus();
	await waitFor(() => expect(shown()).toBe(LONG));
	await user.keyboard('{Escape}');
	await waitFor(() => expect(shown()).toBeUndefined());
});
