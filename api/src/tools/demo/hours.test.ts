import { instantOf } from '@borlette/shared/figures/clock';
import { Random } from '../play/random.ts';
import { CATALOGUE, EXPRESS } from './catalogue.ts';
import { COMPANIES } from './places.ts';
import { salesAround } from './sales.ts';
import { unusualSales } from './unusual.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CUTOFF_MS = 300_000;
/** A Sunday's midnight in Port-au-Prince: not every lottery draws on it. */
const SUNDAY = Date.parse('2026-03-01T05:00:00Z');

/** Instances of a company's draws, from the day before until the day after. */
function instancesOf(states: readonly string[], now: number) {
	const played = CATALOGUE.filter(
		(entry) => states.includes(entry.state) || EXPRESS.includes(entry),
	);
	const days = [-1, 0, 1].map((day) => now + day * DAY_MS);
	return days.flatMap((at) => {
		const draw_date = new Date(at).toISOString().slice(0, 10);
		const isoDay = new Date(draw_date).getUTCDay() || 7;
		return played
			.filter((entry) => entry.days.includes(isoDay))
			.map(({ name, draw_time, timezone }) => {
				const drawAt = instantOf(Date.parse(`${draw_date}T${draw_time}Z`), timezone);
				return {
					...{ id: `${name} ${draw_date}`, draw_date, result: undefined, waiting: undefined },
					draw_at: new Date(drawAt).toISOString(),
					close_at: new Date(drawAt - CUTOFF_MS).toISOString(),
				};
			});
	});
}
const AGENTS = Array.from({ length: 20 }, (_, index) => ({
	id: `agent-${index}`,
	surcussale_id: 'surcussale',
	commission: 1_000,
}));

test.each(COMPANIES.map(({ companyname, states }) => [companyname, states] as const))(
	'whenever %s is first looked at, at three in the night too, a draw is just over, one closes soon, and somebody just sold',
	(_, states) => {
		for (let hour = 0; hour < 2 * 24; hour++) {
			// Half past, since draws are at full hours and at the halves between.
			for (const now of [SUNDAY + hour * HOUR_MS, SUNDAY + (hour + 0.5) * HOUR_MS]) {
				const instances = instancesOf(states, now);
				const within = (at: string, from: number, until: number) =>
					Date.parse(at) >= now + from && Date.parse(at) <= now + until;
				const random = new Random(hour);
				const sold = [salesAround, unusualSales].flatMap(
					(part) => part(random, AGENTS, instances, now).fiches,
				);
				expect({
					at: new Date(now).toISOString(),
					over: instances.some(({ draw_at }) => within(draw_at, -4 * HOUR_MS, -1)),
					next: instances.some(({ close_at }) => within(close_at, 1, 4 * HOUR_MS)),
					sold: sold.filter(({ sold_at }) => within(sold_at, -HOUR_MS / 4, 0)).length > 1,
				}).toEqual({ at: new Date(now).toISOString(), over: true, next: true, sold: true });
			}
		}
	},
);
