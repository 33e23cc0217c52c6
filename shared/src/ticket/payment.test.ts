import {
	FICHE_STATES,
	PLAYING_STATES,
	paymentOf,
	situationOf,
	toPayOf,
	UNPAID_STATES,
} from '../contract/fiche.ticket.ts';

test('a gain is owed from the last of its draws until it is paid or expires', () => {
	const ofAll = (gain: number) =>
		Object.fromEntries(FICHE_STATES.map((status) => [status, paymentOf({ status, gain })]));
	expect(ofAll(500)).toEqual({
		sold: 'pending',
		winning: 'to_pay',
		losing: null,
		paid: 'paid',
		deleted: null,
		expired: 'expired',
	});
	expect(new Set(Object.values(ofAll(0)))).toEqual(new Set([null]));
});

test('a fiche that won while it still plays says both; all others stand where their state says', () => {
	for (const status of FICHE_STATES) {
		expect(situationOf({ status, gain: 0 })).toBe(status);
		expect(situationOf({ status, gain: 500 })).toBe(
			PLAYING_STATES.includes(status) ? 'won_so_far' : status,
		);
	}
	expect(PLAYING_STATES).toEqual(['sold']);
});

test('what is owed is the gain of the states that lists ask for as unpaid, and of no other', () => {
	for (const status of FICHE_STATES) {
		expect(toPayOf({ status, gain: 500 })).toBe(UNPAID_STATES.includes(status) ? 500 : 0);
	}
});
