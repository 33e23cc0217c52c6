import { posApi } from '@borlette/shared/contract/pos';
import { Random } from '../play/random.ts';
import { Client } from './client.ts';
import { addDraw, type House, type Login, openHouse } from './house.ts';
import { drawResults, nextInstance, payWinners } from './results.ts';
import { customers, type OpenDraw, serve } from './sell.ts';
import { Tally } from './tally.ts';

export interface Simulation {
	url: string;
	/** A superuser. */
	login: Login;
	seed: number;
	agents: number;
	fiches: number;
	/** Draws that sell at the same time, one closing a minute after the other. */
	draws: number;
	/** Fiches a second, on the average; the last moments are some fourteen times as busy. */
	rate: number;
}

export interface Outcome {
	house: House;
	tally: Tally;
	/** Calls that were sent again because their answer was lost. */
	resent: number;
	seconds: number;
}

type OnStep = (label: string, total: number) => void;

/** A day of a lottery house, over HTTP alone, squeezed into `fiches` ÷ `rate` seconds or a little more. */
export async function simulate(
	{ url, login, seed, agents, fiches, draws: drawCount, rate }: Simulation,
	{ onStep, onDone }: { onStep: OnStep; onDone: () => void },
): Promise<Outcome> {
	const begun = Date.now();
	const client = new Client(url);
	const random = new Random(seed);
	const tally = new Tally();

	onStep(`Opening a house with ${agents} agents`, agents);
	const house = await openHouse(client, random, { login, agents, fiches }, onDone);
	const { draws, clockAhead } = await openDraws(client, house, { drawCount, fiches, rate });

	onStep(`Selling to ${fiches} customers`, fiches);
	const begin = Date.now() + clockAhead;
	const wishes = customers(random, house.terminals, draws, { fiches, begin });
	const days = [...wishes.values()].map((queue) =>
		serve(client, tally, queue, { clockAhead, onServed: onDone }),
	);
	const sold = (await Promise.all(days)).flat();

	await new Promise((resolve) => {
		const last = Math.max(...draws.map(({ closesAt }) => closesAt));
		setTimeout(resolve, Math.max(0, last - clockAhead - Date.now()));
	});
	onStep(`Drawing ${draws.length} results, by two people`, 0);
	await drawResults(client, random, house, draws);
	onStep('Paying the winners', sold.length);
	await payWinners(client, random, house, { sold, tally, onPaid: onDone });
	return { house, tally, resent: client.resent, seconds: (Date.now() - begun) / 1_000 };
}

async function openDraws(
	client: Client,
	house: House,
	{ drawCount, fiches, rate }: { drawCount: number; fiches: number; rate: number },
): Promise<{ draws: OpenDraw[]; clockAhead: number }> {
	const draws: OpenDraw[] = [];
	for (let n = 1; n <= drawCount; n++) {
		const seconds = fiches / rate + (n - 1) * 60;
		const token = house.admin;
		const { tirageId } = await addDraw(client, token, { name: `Simulation ${n}`, seconds });
		const { id, close_at } = await nextInstance(client, token, tirageId);
		draws.push({ instanceId: id, closesAt: Date.parse(close_at) });
	}
	const { token } = house.terminals[0] as { token: string };
	const { now } = await client.call(posApi.catalogue, {}, { token });
	return { draws, clockAhead: Date.parse(now) - Date.now() };
}
