import { ticketReference } from './ticketReference.ts';

test.each([
	['7XK2M9QD4HTB', '7XK2M9QD4HTB'],
	[' 7xk2-m9qd-4htb ', '7XK2M9QD4HTB'],
	['OIL2M9QD4HTB', '0112M9QD4HTB'],
])('%s is the reference %s', (typed, reference) => {
	expect(ticketReference(typed)).toBe(reference);
});

test.each(['', '7XK2M9QD4HT', '7XK2M9QD4HTBA', '7XK2M9QD4HTU', '../../etc/pas'])(
	'%s is none',
	(typed) => {
		expect(ticketReference(typed)).toBeNull();
	},
);
