/** Milliseconds of work after which somebody else has a turn. */
const SLICE_MS = 250;

/**
 * What comes piece by piece, held up while others have their turns: a turn lasts some hundred milliseconds, or
 * as long as one piece takes, and is given back as well while nobody asks for the next piece.
 * @param hold waits for a turn and answers what gives it back
 */
export async function* inSlices<T>(
	pieces: AsyncGenerator<T>,
	hold: () => Promise<() => void>,
): AsyncGenerator<T, void, undefined> {
	let turn: { giveBack: () => void; isOver: boolean; timer: NodeJS.Timeout } | undefined;
	let isReading = false;
	const giveBack = (): void => {
		clearTimeout(turn?.timer);
		turn?.giveBack();
		turn = undefined;
	};
	const end = (): void => {
		if (turn && isReading) turn.isOver = true;
		else giveBack();
	};
	try {
		for (;;) {
			turn ??= { giveBack: await hold(), isOver: false, timer: setTimeout(end, SLICE_MS) };
			isReading = true;
			const next = await pieces.next();
			isReading = false;
			if (turn.isOver) giveBack();
			if (next.done) return;
			yield next.value;
		}
	} finally {
		giveBack();
		await pieces.return(undefined);
	}
}
