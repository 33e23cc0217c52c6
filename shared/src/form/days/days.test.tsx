import { useToday } from '../../i18n/index.ts';
import {
	expectAccessible,
	fill,
	renderScreen,
	screen,
	waitFor,
	within,
} from '../../testing/index.tsx';
import { show } from '../../testing/showField.tsx';
import { DateField } from '../fields/DateField.tsx';
import { DateTimeField } from '../fields/DateTimeField.tsx';
import { TimeField } from '../fields/TimeField.tsx';

const dayBox = () => screen.getByRole('textbox', { name: 'Jour' });
const openCalendar = (label = 'Calendrier : Jour') => screen.getByRole('button', { name: label });
const calendar = (name = 'Calendrier : Jour') => screen.findByRole('dialog', { name });
const SAID = ['aria-label', 'aria-roledescription', 'title', 'placeholder'];
/** All that somebody reads or hears of it. */
const spoken = (element: Element) =>
	[element, ...element.querySelectorAll('*')]
		.flatMap((one) => SAID.map((name) => one.getAttribute(name)))
		.concat(element.textContent)
		.join(' ');
const clockAt = (instant: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(instant));

test.each([
	['23/11/2027', '2027-11-23'],
	['2027-11-23', '2027-11-23'],
	['231127', '2027-11-23'],
	['23/11', '2026-11-23'],
])('%s is %s, and reads as a day is written', async (typed, day) => {
	clockAt('2026-03-10T15:00:00Z');
	const { held } = await show('day', '', <DateField name="day" label="Jour" />);
	await fill(dayBox(), typed);
	expect(held()).toBe(day);
	expect(dayBox()).toHaveValue(day.split('-').reverse().join('/'));
	expect(dayBox()).toBeValid();
});

test('the end of the year, typed just after it where today is the last day, is last year’s', async () => {
	clockAt('2027-01-01T15:00:00Z');
	const field = <DateField name="day" label="Jour" max="2027-01-01" />;
	const { held } = await show('day', '', field);
	await fill(dayBox(), '31/12');
	expect(held()).toBe('2026-12-31');
	expect(dayBox()).toHaveValue('31/12/2026');
});

test('what is no day stays as it is typed, is an error there, and is not sent', async () => {
	const { held, saved, user } = await show(
		'day',
		'2026-03-10',
		<DateField name="day" label="Jour" />,
	);
	await fill(dayBox(), '31/02');
	await waitFor(() =>
		expect(dayBox()).toHaveAccessibleDescription(/« 31\/02 » n’est pas une date/),
	);
	expect(dayBox()).toHaveValue('31/02');
	expect(dayBox()).toBeInvalid();
	expect(held()).toBe('31/02');
	await user.click(screen.getByRole('button', { name: 'Envoyer' }));
	expect(dayBox()).toBeInvalid();
	expect(saved()).toBeUndefined();
	await fill(dayBox(), '28/02/2026');
	await user.click(screen.getByRole('button', { name: 'Envoyer' }));
	await waitFor(() => expect(saved()).toBe('2026-02-28'));
});

test('keys move the day by a day and a month, within its bounds', async () => {
	const field = <DateField name="day" label="Jour" min="2026-01-15" max="2026-03-01" />;
	const { held, user } = await show('day', '2026-01-31', field);
	await user.click(dayBox());
	await user.keyboard('{PageUp}');
	expect(held()).toBe('2026-02-28');
	await user.keyboard('{ArrowUp}');
	expect(dayBox()).toHaveValue('01/03/2026');
	await user.keyboard('{ArrowUp}');
	expect(held()).toBe('2026-03-01');
	await user.keyboard('{ArrowDown}');
	expect(held()).toBe('2026-02-28');
});

test('a day out of bounds is said to be, and is not sent', async () => {
	const field = <DateField name="day" label="Jour" min="2026-01-15" max="2026-03-01" />;
	const { saved, user } = await show('day', '2026-02-01', field);
	await fill(dayBox(), '02/03/2026');
	await waitFor(() => expect(dayBox()).toHaveAccessibleDescription('Pas après le 01/03/2026.'));
	await user.click(screen.getByRole('button', { name: 'Envoyer' }));
	expect(saved()).toBeUndefined();
	await fill(dayBox(), '14/01/2026');
	await waitFor(() => expect(dayBox()).toHaveAccessibleDescription('Pas avant le 15/01/2026.'));
});

test('a day is taken from the calendar, by keys alone', async () => {
	clockAt('2026-03-10T15:00:00Z');
	const { held, user } = await show('day', '2026-03-12', <DateField name="day" label="Jour" />);
	await user.tab();
	await user.tab();
	expect(openCalendar()).toHaveFocus();
	await user.keyboard('{Enter}');
	const opened = await calendar();
	const grid = await within(opened).findByRole('grid', { name: 'mars 2026' });
	const chosen = within(grid).getByRole('button', { name: 'jeudi 12 mars 2026, choisi' });
	await waitFor(() => expect(chosen).toHaveFocus());
	await expectAccessible();
	const today = within(grid).getByRole('button', { name: 'mardi 10 mars 2026' });
	expect(today.closest('[role=gridcell]')).toHaveAttribute('aria-current', 'date');
	await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
	await waitFor(() => expect(held()).toBe('2026-03-20'));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(dayBox()).toHaveValue('20/03/2026');
	await waitFor(() => expect(openCalendar()).toHaveFocus());
});

test('days out of bounds cannot be taken from the calendar, and no preset leads there', async () => {
	clockAt('2026-03-10T15:00:00Z');
	const field = <DateField name="day" label="Jour" max="2026-03-09" />;
	const { held, user } = await show('day', '', field);
	await user.click(openCalendar());
	const opened = await calendar();
	const tenth = await within(opened).findByRole('button', { name: 'mardi 10 mars 2026' });
	expect(tenth).toHaveAttribute('aria-disabled', 'true');
	await user.click(tenth);
	expect(held()).toBe('');
	expect(within(opened).queryByRole('button', { name: 'Aujourd’hui' })).toBeNull();
	await user.click(within(opened).getByRole('button', { name: 'Hier' }));
	expect(held()).toBe('2026-03-09');
});

test.each([
	['fr', 'lun.', 'mars 2026'],
	['de', 'Mo', 'März 2026'],
	['en', 'Sun', 'March 2026'],
] as const)(
	'the calendar speaks %s, and begins its week as people there do',
	async (locale, first, month) => {
		const { user } = await show('day', '2026-03-12', <DateField name="day" label="Jour" />, locale);
		const button = screen.getByRole('button', { name: /: Jour$/ });
		await user.click(button);
		const opened = await screen.findByRole('dialog');
		const grid = await within(opened).findByRole('grid', { name: month });
		expect(grid.querySelector('th')).toHaveTextContent(first);
		const others =
			locale === 'en' ? /mars|lundi|jeudi/ : /month|choose|switch|monday|march|picker/i;
		expect(spoken(opened)).not.toMatch(others);
	},
);

test('today is the day where the company is, whatever the day elsewhere', async () => {
	// 22:30 on the 9th in Haiti, the 10th in Europe.
	clockAt('2026-03-10T02:30:00Z');
	function Today() {
		return <p>{useToday()}</p>;
	}
	await renderScreen(<Today />);
	expect(screen.getByText('2026-03-09')).toBeInTheDocument();
});

test('a time is typed with or without its colon; what is none is an error', async () => {
	const { held, user } = await show('time', '14:30', <TimeField name="time" label="Heure" />);
	const time = screen.getByRole('textbox', { name: 'Heure' });
	expect(time).toHaveValue('14:30');
	await fill(time, '930');
	expect(time).toHaveValue('09:30');
	await fill(time, '18h59');
	expect(held()).toBe('18:59');
	await user.click(time);
	await user.keyboard('{ArrowUp}');
	expect(held()).toBe('19:00');
	await fill(time, '25:00');
	await waitFor(() => expect(time).toHaveAccessibleDescription(/« 25:00 » n’est pas une heure/));
	expect(held()).toBe('25:00');
});

test('a moment is typed by the clock of the company; a day without a time is unfinished', async () => {
	const { held, user } = await show(
		'moment',
		'2026-03-11T02:30:00.000Z',
		<DateTimeField name="moment" label="Début" />,
	);
	const moment = screen.getByRole('textbox', { name: 'Début' });
	expect(moment).toHaveValue('10/03/2026 22:30');
	await fill(moment, '12/03/2026');
	await waitFor(() =>
		expect(moment).toHaveAccessibleDescription(/n’est pas une date et une heure/),
	);
	expect(held()).toBe('12/03/2026');
	await fill(moment, '12/03/2026 8h05');
	expect(held()).toBe('2026-03-12T12:05:00.000Z');
	expect(moment).toHaveValue('12/03/2026 08:05');
	await user.click(openCalendar('Calendrier : Début'));
	const opened = await calendar('Calendrier : Début');
	await user.click(await within(opened).findByRole('button', { name: 'vendredi 13 mars 2026' }));
	// The time stays.
	expect(held()).toBe('2026-03-13T12:05:00.000Z');
});
