import { useState } from 'react';
import { renderScreen, screen } from '../testing/index.tsx';
import { DataTable } from './DataTable.tsx';
import type { ListState } from './listUrl.ts';

const FIRST: ListState = { page: 1, size: 25, sort: 'name', q: '', filters: {} };

function List() {
	const [state, setState] = useState(FIRST);
	return (
		<DataTable
			label="Surcussales"
			name="scrolled"
			columns={[{ id: 'name', header: 'Nom', sort: 'name', cell: ({ name }) => name }]}
			rows={[{ id: '1', name: 'Delmas' }]}
			total={1}
			rowId={({ id }) => id}
			state={state}
			onChange={(patch) => setState((now) => ({ ...now, ...patch }) as ListState)}
			empty={null}
		/>
	);
}

test('rows in another order are shown from the first one; those that have just come stand there already', async () => {
	const scrollTo = jest.spyOn(Element.prototype, 'scrollTo');
	const { user } = await renderScreen(<List />, { path: '/' });
	const frame = screen.getByRole('region', { name: 'Surcussales' });
	expect(scrollTo).not.toHaveBeenCalled();
	await user.click(screen.getByRole('button', { name: /^Nom/ }));
	expect(scrollTo.mock.contexts).toEqual([frame]);
	expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});
