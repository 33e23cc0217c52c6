import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Countdown } from './Countdown.tsx';
import { type Clock, countdownOf, secondsUntil, serverClock } from './remaining.ts';

const AT = '2026-03-10T18:00:00Z';
const show = (props: Partial<Parameters<typeof Countdown>[0]> = {}) =>
	render(
		<IntlProvider locale="fr" defaultLocale="fr">
			<Countdown to={AT} {...props} />
		</IntlProvider>,
	);

beforeEach(() => {
	jest.useFakeTimers({ now: new Date('2026-03-10T17:58:57.700Z') });
});
afterEach(() => {
	jest.useRealTimers();
});

test('time left is written as a clock does, days apart', () => {
	expect(countdownOf(0)).toEqual({ days: 0, clock: '0:00' });
	expect(countdownOf(245)).toEqual({ days: 0, clock: '4:05' });
	expect(countdownOf(3_845)).toEqual({ days: 0, clock: '1:04:05' });
	expect(countdownOf(86_400 + 5)).toEqual({ days: 1, clock: '0:00:05' });
	expect(secondsUntil(AT, Date.parse(AT) - 1)).toBe(1);
	expect(secondsUntil(AT, Date.parse(AT) + 60_000)).toBe(0);
});

test('it changes when a second of the instant ends, not a second after it was shown', () => {
	show();
	expect(screen.getByRole('timer')).toHaveTextContent('1:03');
	act(() => jest.advanceTimersByTime(299));
	expect(screen.getByRole('timer')).toHaveTextContent('1:03');
	act(() => jest.advanceTimersByTime(1));
	expect(screen.getByRole('timer')).toHaveTextContent('1:02');
	act(() => jest.advanceTimersByTime(60_000));
	expect(screen.getByRole('timer')).toHaveTextContent('0:02');
});

test('the words around the figures go with them', () => {
	show({ within: (time) => <p>ferme dans {time}</p>, ended: 'fermé' });
	expect(screen.getByText('ferme dans')).toHaveTextContent('ferme dans 1:03');
	act(() => jest.advanceTimersByTime(63_000));
	expect(document.body).toHaveTextContent(/^fermé$/);
});

test('it runs by the clock of the server, and follows when that is set anew', () => {
	const anHourBehind = serverClock('2026-03-10T16:58:57.700Z', Date.now());
	const { rerender } = show({ now: anHourBehind });
	expect(screen.getByRole('timer')).toHaveTextContent('1:01:03');
	const inStep: Clock = () => Date.now();
	rerender(
		<IntlProvider locale="fr" defaultLocale="fr">
			<Countdown to={AT} now={inStep} />
		</IntlProvider>,
	);
	expect(screen.getByRole('timer')).toHaveTextContent('1:03');
});

test('at the end it says so once, and stops', () => {
	const onEnd = jest.fn();
	show({ ended: 'Fermé', onEnd });
	act(() => jest.advanceTimersByTime(62_299));
	expect(onEnd).not.toHaveBeenCalled();
	act(() => jest.advanceTimersByTime(10_000));
	expect(screen.getByText('Fermé')).toBeInTheDocument();
	expect(onEnd).toHaveBeenCalledTimes(1);
	expect(jest.getTimerCount()).toBe(0);
});

test('what had ended before it was shown ends nothing', () => {
	const onEnd = jest.fn();
	show({ to: '2026-03-10T12:00:00Z', onEnd });
	act(() => jest.advanceTimersByTime(5_000));
	expect(screen.getByRole('timer')).toHaveTextContent('0:00');
	expect(onEnd).not.toHaveBeenCalled();
});

test('more than a day is written with its days', () => {
	show({ to: '2026-03-12T18:00:00Z' });
	expect(screen.getByRole('timer')).toHaveTextContent('2 j 0:01:03');
});

test('all that change at one moment are drawn at once; what one does at its end keeps no other', () => {
	const onEnd = jest.fn();
	const fail = () => {
		throw new Error('of a page');
	};
	render(
		<IntlProvider locale="fr" defaultLocale="fr">
			<Countdown to={AT} onEnd={fail} />
			<Countdown to={AT} onEnd={onEnd} />
			<Countdown to="2026-03-10T19:00:00Z" />
		</IntlProvider>,
	);
	expect(jest.getTimerCount()).toBe(1);
	act(() => jest.advanceTimersByTime(62_300));
	expect(() => jest.advanceTimersByTime(1)).toThrow('of a page');
	expect(onEnd).toHaveBeenCalledTimes(1);
	expect(screen.getAllByRole('timer').at(-1)).toHaveTextContent('1:00:00');
	expect(jest.getTimerCount()).toBe(1);
});
