import { setTimeout as wait } from 'node:timers/promises';
import type { ItemOf } from '@borlette/shared/contract';
import { ficheApi } from '@borlette/shared/contract/fiche';
import {
	lotGagnantApi,
	RESULT_WARNINGS,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { posApi } from '@borlette/shared/contract/pos';
import { CommandError } from '../console/run.ts';
import type { Random } from '../play/random.ts';
import { type Client, newKey } from './client.ts';
import type { House } from './house.ts';
import type { OpenDraw, SoldFiche } from './sell.ts';
import type { Tally } from './tally.ts';

type Instance = ItemOf<typeof tirageInstanceApi.list>;

const SETTLED_WITHIN_MS = 120_000;
const ASK_EVERY_MS = 200;
/** Of the winning fiches, how many are brought to the office instead of their agent. */
const PAID_BY_OFFICE = 0.1;
/** A result is drawn by chance: whatever there is to look at twice is agreed to. */
const seen_warnings = [...RESULT_WARNINGS];

/** Enters each result as the house, confirms it as the provider, and waits until it may be paid. */
export async function drawResults(
	client: Client,
	random: Random,
	{ admin, provider }: House,
	draws: readonly OpenDraw[],
): Promise<void> {
	for (const { instanceId: instance_id } of draws) {
		const pick = { pick3: random.digits(3), pick4: random.digits(4) };
		const entered = await client.call(
			lotGagnantApi.enter,
			{ body: { instance_id, ...pick, seen_warnings } },
			{ token: admin },
		);
		const body = { instance_id, revision: entered.revision ?? 1, ...pick, seen_warnings };
		await client.call(lotGagnantApi.confirm, { body }, { token: provider });
	}
	const deadline = Date.now() + SETTLED_WITHIN_MS;
	for (const { instanceId } of draws) {
		while (!(await isPayable(client, admin, instanceId))) {
			if (Date.now() > deadline) throw new CommandError('The draws were not settled in time');
			await wait(ASK_EVERY_MS);
		}
	}
}

async function isPayable(client: Client, token: string, instanceId: string): Promise<boolean> {
	const { instance } = await client.call(
		lotGagnantApi.history,
		{ params: { instanceId } },
		{ token },
	);
	return instance.is_payable;
}

/** Every winner comes for the money: to the agent with the ticket, some to the office. */
export async function payWinners(
	client: Client,
	random: Random,
	{ admin }: House,
	{ sold, tally, onPaid }: { sold: readonly SoldFiche[]; tally: Tally; onPaid: () => void },
): Promise<void> {
	for (const { ref_code, terminal, security_code } of sold) {
		const { token } = terminal;
		const params = { refCode: ref_code };
		const fiche = await client.call(posApi.one, { params }, { token });
		onPaid();
		if (fiche.status !== 'winning') continue;
		try {
			if (random.chance(PAID_BY_OFFICE)) {
				const body = { ref_code, action: 'pay' as const };
				await client.call(ficheApi.update, { body }, { token: admin });
			} else {
				const body = { ref_code, security_code };
				await client.call(posApi.pay, { body }, { token, key: newKey() });
			}
			tally.paid += 1;
			tally.paidOut += fiche.gain;
		} catch (error) {
			tally.refuse(error);
		}
	}
}

/** The date of a draw that sells next. */
export async function nextInstance(
	client: Client,
	token: string,
	tirageId: string,
): Promise<Instance> {
	const answer = await client.call(
		tirageInstanceApi.list,
		{ query: { tirage_id: tirageId, state: 'open', sort: 'draw_at' } },
		{ token },
	);
	const [first] = Array.isArray(answer) ? answer : answer.items;
	if (!first) throw new CommandError('The draw has no date that sells');
	return first;
}
