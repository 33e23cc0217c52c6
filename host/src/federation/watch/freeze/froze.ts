import type { RegistryEntry } from '@borlette/shared/federation';
import { create } from 'zustand';
import { type FreezeMark, marks } from './marks.ts';

/** The tab stopped answering with this build before; whether to try it again is not decided yet. */
export class RemoteFroze extends Error {
	override readonly name = 'RemoteFroze';
	constructor(readonly place: FreezeMark) {
		super(`${place.remote} ${place.build} kept the tab from answering at ${place.at}.`);
	}

	/** Decided: it is tried again, or set aside. */
	forget(): void {
		forgetFreeze(this.place.url);
	}
}

/** What the storage of a browser may take to answer, by turns of the thread; a broken one must not keep pages away. */
const TURNS = 10;
const TURN_MS = 100;

/** Builds that nobody has decided about. */
export const useFroze = create<{ undecided: readonly FreezeMark[] }>()(() => ({ undecided: [] }));

/** A thread that is busy, as while the application begins on a slow phone, hears no answer: that time does not count. */
async function patience(): Promise<void> {
	for (let turn = 0; turn < TURNS; turn += 1) {
		await new Promise((resolve) => setTimeout(resolve, TURN_MS));
	}
}

let reading: Promise<void> | undefined;

/** Reads, once in a page, during which builds a tab stopped answering before this page began. */
export function readFreezes(): Promise<void> {
	reading ??= Promise.race([
		marks.all().then(
			(undecided) => useFroze.setState({ undecided }),
			// Denied, or not there at all: then nothing is known.
			() => undefined,
		),
		patience(),
	]);
	return reading;
}

/** @throws RemoteFroze before any code of the build is run */
export async function failIfFroze({ url }: RegistryEntry): Promise<void> {
	await readFreezes();
	const mark = useFroze.getState().undecided.find((each) => each.url === url);
	if (mark) throw new RemoteFroze(mark);
}

function forgetFreeze(url: string): void {
	const { undecided } = useFroze.getState();
	for (const { id } of undecided.filter((mark) => mark.url === url)) {
		marks.remove(id).catch(() => undefined);
	}
	useFroze.setState({ undecided: undecided.filter((mark) => mark.url !== url) });
}
