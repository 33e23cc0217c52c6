import { serverNow } from '@borlette/shared/api';
import { autopilotApi, type PilotReplay, REPLAY_DAYS } from '@borlette/shared/contract/autopilot';
import { useWrite } from '@borlette/shared/data';
import { useEffect, useRef, useState } from 'react';

export interface Ceilings {
	draw_ceiling: number | null;
	ball_ceiling: number | null;
}

const SUMS = [
	'draws',
	'touched',
	'lines',
	'vente',
	'gain',
	'refused',
	'refused_vente',
	'cost',
	'saved',
] as const;
const HIGHEST = ['worst', 'worst_after', 'loss', 'loss_after'] as const;

/** A piece and the older one that follows it. */
function joined(newer: PilotReplay | undefined, older: PilotReplay): PilotReplay {
	if (!newer) return older;
	const both = { ...older, from: older.from ?? newer.from };
	for (const name of SUMS) both[name] += newer[name];
	for (const name of HIGHEST) {
		const [one, other] = [newer[name], older[name]];
		both[name] = one === null || other === null ? (one ?? other) : Math.max(one, other);
	}
	return both;
}

const areSame = (one: Ceilings | undefined, other: Ceilings) =>
	one?.draw_ceiling === other.draw_ceiling && one.ball_ceiling === other.ball_ceiling;

const DAY_MS = 86_400_000;

export type YearReplay = ReturnType<typeof useYearReplay>;

/** Replays the year piece by piece, newest first, until it is whole or told to stop. */
export function useYearReplay() {
	const { mutateAsync, error, reset } = useWrite(autopilotApi.replay);
	const [answer, setAnswer] = useState<PilotReplay>();
	const [asked, setAsked] = useState<Ceilings>();
	const [isPending, setIsPending] = useState(false);
	const [isWhole, setIsWhole] = useState(false);
	const run = useRef(0);
	useEffect(function endWithThePage() {
		return () => {
			run.current += 1;
		};
	}, []);
	async function replay({ draw_ceiling, ball_ceiling }: Ceilings) {
		const ceilings = { draw_ceiling, ball_ceiling };
		run.current += 1;
		const mine = run.current;
		reset();
		setAsked(ceilings);
		setAnswer(undefined);
		setIsWhole(false);
		setIsPending(true);
		let whole: PilotReplay | undefined;
		let before: string | null = null;
		try {
			do {
				const piece: PilotReplay = await mutateAsync({ body: { ...ceilings, before } });
				if (run.current !== mine) return;
				whole = joined(whole, piece);
				before = piece.next;
				setAnswer(whole);
			} while (before !== null);
			setIsWhole(true);
		} catch {
			// Shown by `error`.
		}
		if (run.current === mine) setIsPending(false);
	}
	return {
		answer,
		error,
		isPending,
		/** What it says, or is about to say, is of these. */
		isOf: (ceilings: Ceilings) => areSame(asked, ceilings),
		/** The whole year was replayed with these. */
		isKnown: (ceilings: Ceilings) => isWhole && areSame(asked, ceilings),
		/** Of the year, 0 to 1. */
		progress: answer?.from
			? Math.min((serverNow() - Date.parse(answer.from)) / (REPLAY_DAYS * DAY_MS), 1)
			: 0,
		replay: (ceilings: Ceilings) => void replay(ceilings),
		stop() {
			run.current += 1;
			setIsPending(false);
		},
	};
}
