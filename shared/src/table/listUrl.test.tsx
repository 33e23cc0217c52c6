import { useEffect } from 'react';
import { useSearchParams } from '../router/index.ts';
import { renderScreen, screen, waitFor } from '../testing/index.tsx';
import {
	type ListState,
	type ListUrlOptions,
	readListUrl,
	useListUrl,
	writeListUrl,
} from './listUrl.ts';

const options: ListUrlOptions = {
	sorts: ['name', 'balance'],
	defaultSort: 'name',
	filters: {
		is_active: (text) => ({ true: true, false: false })[text],
		slot: (text) => ['midi', 'soir'].find((slot) => slot === text),
	},
};
const read = (search: string) => readListUrl(new URLSearchParams(search), options);
const write = (search: string, patch: Parameters<typeof writeListUrl>[2]) =>
	writeListUrl(new URLSearchParams(search), read(search), patch, options).toString();

test('an address says which part of a list is meant', () => {
	expect(read('page=3&size=100&sort=-balance&q=marie&is_active=false&slot=midi')).toEqual({
		page: 3,
		size: 100,
		sort: '-balance',
		q: 'marie',
		filters: { is_active: false, slot: 'midi' },
	});
});

test.each([
	'',
	'page=0&size=7&sort=secret&is_active=maybe&slot=nuit&unknown=1',
	'page=-1&size=abc&sort=--name&is_active=',
	'page=1e3&sort=-',
])('what is unknown or unreadable is as if absent: "%s"', (search) => {
	expect(read(search)).toEqual({ page: 1, size: 25, sort: 'name', q: '', filters: {} });
});

test('bounds hold, so that the API is never asked for what it refuses', () => {
	expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(100);
	expect(read('page=99999999999').page * 200).toBeLessThan(1e9);
});

test('only what differs from the default is written, and other parameters stay', () => {
	expect(write('keep=1', { size: 25, sort: 'name' })).toBe('keep=1');
	expect(write('keep=1', { sort: '-balance' })).toBe('keep=1&sort=-balance');
});

test('another filter, order or search begins at the first page', () => {
	expect(write('page=4', { q: 'x' })).toBe('q=x');
	expect(write('page=4', { filters: { is_active: true } })).toBe('is_active=true');
	expect(write('page=4&q=x', { page: 5 })).toBe('page=5&q=x');
});

test('undefined takes a filter away, the others stay', () => {
	expect(write('is_active=true&slot=midi', { filters: { is_active: undefined } })).toBe(
		'slot=midi',
	);
});

test('a second change before the first is drawn begins from the first', async () => {
	function Twice() {
		const { change } = useListUrl(options);
		const both = () => {
			change({ q: 'x' });
			change({ filters: { slot: 'midi' } });
		};
		return (
			<button type="button" onClick={both}>
				Deux
			</button>
		);
	}
	const { user, address } = await renderScreen(<Twice />);
	await user.click(screen.getByRole('button', { name: 'Deux' }));
	await waitFor(() => expect(address().search).toBe('?q=x&slot=midi'));
});

test('what else the address says makes no other list: a panel beside the rows leaves what hangs on them', async () => {
	const lists: ListState[] = [];
	function Beside() {
		const { state, change } = useListUrl(options);
		const [, setParams] = useSearchParams();
		useEffect(() => {
			lists.push(state);
		}, [state]);
		const open = () => setParams((params) => ({ ...Object.fromEntries(params), fiche: '7' }));
		return (
			<>
				<button type="button" onClick={open}>
					Fiche
				</button>
				<button type="button" onClick={() => change({ page: 3 })}>
					Page
				</button>
			</>
		);
	}
	const { user, address } = await renderScreen(<Beside />, { path: '/?q=x&is_active=true' });
	await user.click(screen.getByRole('button', { name: 'Fiche' }));
	await waitFor(() => expect(address().search).toBe('?q=x&is_active=true&fiche=7'));
	expect(lists).toHaveLength(1);
	await user.click(screen.getByRole('button', { name: 'Page' }));
	await waitFor(() => expect(lists).toHaveLength(2));
	expect(lists[1]).toEqual({ ...lists[0], page: 3 });
});
