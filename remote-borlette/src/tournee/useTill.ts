import type { Tour } from '@borlette/shared/contract/tournee';
import { tourneeApi } from '@borlette/shared/contract/tournee';
import { keyOf, useQueryClient, useRead, useServerAway } from '@borlette/shared/data';
import { along, ownerOf, unsent, useSession } from '@borlette/shared/session';
import {
	createContext,
	useCallback,
	useContext,
	useEffect,
	useState,
	useSyncExternalStore,
} from 'react';
import { canEncrypt } from './outbox/cipher.ts';
import { Kept } from './outbox/kept.ts';
import { Outbox, type OutboxState } from './outbox/outbox.ts';
import { withRecorded } from './tourFigures.ts';
import { useResending } from './useResending.ts';

const TOUR = 'tour';

interface Opened {
	kept: Kept;
	outbox: Outbox;
	/** As it was kept, for when there is no network. */
	tour: Tour | undefined;
}

async function openAll(owner: string, secret: string): Promise<Opened> {
	const kept = await Kept.open(owner, secret);
	return { kept, outbox: await Outbox.open(kept), tour: await kept.read<Tour>(TOUR) };
}

/** The tour, and what was done on it. */
export interface Till extends OutboxState {
	tour: Tour;
	kept: Kept;
	outbox: Outbox;
	isAway: boolean;
}

export type TillState =
	| { is: 'open'; till: Till }
	| { is: 'opening' }
	/** The page came by plain http: nothing can be kept. */
	| { is: 'insecure' }
	/** The browser keeps nothing. */
	| { is: 'denied' }
	| { is: 'failed'; error: unknown; retry: () => void };

const NOTHING: OutboxState = {
	acts: [],
	unreadable: 0,
	isSending: false,
	pause: undefined,
	recorded: {},
	visits: [],
};
const nothing = () => NOTHING;
const never = () => () => undefined;

/** Opens what this person keeps here, with the tour of now or the last one read; sends what waits whenever it can. */
export function useTill(): TillState {
	const user = useSession((session) => session.user);
	const isAway = useServerAway();
	const client = useQueryClient();
	const read = useRead(tourneeApi.read, {});
	const owner = user ? ownerOf(user) : '';
	const secret = read.data?.secret ?? along.now()?.secret;
	const [opened, setOpened] = useState<Opened | 'denied'>();

	useEffect(
		function openKept() {
			if (!secret || !canEncrypt()) return;
			let isGone = false;
			// Nothing is closed when the page is left: what is being sent then is still taken off the outbox.
			openAll(owner, secret).then(
				(all) => {
					if (!isGone) setOpened(all);
				},
				(error: unknown) => {
					console.warn('This browser keeps nothing for a tour.', error);
					if (!isGone) setOpened('denied');
				},
			);
			return () => {
				isGone = true;
				setOpened(undefined);
			};
		},
		[owner, secret],
	);

	const here = opened === 'denied' ? undefined : opened;
	useEffect(
		function takeAlong() {
			if (!read.data?.secret || !user || !here) return;
			along.take({ user, secret: read.data.secret });
			const tour = read.data;
			here.kept
				.write(TOUR, tour)
				.then(() => here.outbox.forgetKnownTo(tour))
				.catch(console.warn);
		},
		[read.data, user, here],
	);

	const { onChange = never, now = nothing } = here?.outbox ?? {};
	const state = useSyncExternalStore(onChange, now);
	useEffect(
		function tellUnsent() {
			if (user && here) unsent.tell(user, state.acts.length + state.unreadable);
		},
		[user, here, state.acts.length, state.unreadable],
	);
	const waiting = state.acts.filter(({ refusal }) => !refusal).length;
	const send = useCallback(
		() =>
			void here?.outbox
				.send()
				.then(() => client.invalidateQueries({ queryKey: keyOf(tourneeApi.read) })),
		[here, client],
	);
	useEffect(
		function sendWhatWaits() {
			if (!isAway && waiting > 0) send();
		},
		[send, isAway, waiting],
	);
	useResending(state.pause, isAway, send);

	const last = read.data ?? here?.tour;
	const tour = last && withRecorded(last, Object.values(state.recorded), state.visits);
	if (!canEncrypt()) return { is: 'insecure' };
	if (opened === 'denied') return { is: 'denied' };
	if (here && tour) return { is: 'open', till: { ...state, ...here, tour, isAway } };
	if (read.error) return { is: 'failed', error: read.error, retry: () => void read.refetch() };
	return { is: 'opening' };
}

const TillContext = createContext<Till | undefined>(undefined);
export const TillProvider = TillContext.Provider;

/** Of the page around. */
export function useOpenTill(): Till {
	const till = useContext(TillContext);
	if (!till) throw new Error('Parts of the tour stand within its page.');
	return till;
}
