import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen, screen } from '../testing/index.tsx';
import { SearchBox } from './SearchBox.tsx';

/** An address that changes when it is told to: a router says it later than it was asked to. */
function Late() {
	const [address, setAddress] = useState('');
	const [asked, setAsked] = useState<readonly string[]>([]);
	return (
		<>
			<SearchBox value={address} onSearch={(words) => setAsked([...asked, words])} />
			<output aria-label="Demandé">{asked.join('|')}</output>
			<button type="button" onClick={() => setAddress(asked.at(-1) ?? '')}>
				Arrive
			</button>
			<button type="button" onClick={() => setAddress('avant')}>
				Retour
			</button>
		</>
	);
}

const box = () => screen.getByRole('searchbox');
const asked = () => screen.getByRole('status', { name: 'Demandé' }).textContent;
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pause = () => act(() => jest.advanceTimersByTime(250));

beforeEach(async () => {
	await renderScreen(<Late />, { path: '/' });
	jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('what is typed while the address follows stays, and is searched for as well', () => {
	type('ma');
	pause();
	type('mar');
	press('Arrive');
	expect(box()).toHaveValue('mar');
	pause();
	expect(asked()).toBe('ma|mar');
});

test('a blank before the next word stays', () => {
	type('marie ');
	pause();
	press('Arrive');
	expect(box()).toHaveValue('marie ');
	pause();
	expect(asked()).toBe('marie');
});

test('an address that changes by other means is what the box shows, words that were searched for before too', () => {
	type('avant');
	pause();
	press('Arrive');
	type('marie');
	pause();
	press('Arrive');
	press('Retour');
	expect(box()).toHaveValue('avant');
});
