import { useState } from 'react';
import { isHere } from '../useLazyPart.ts';
import { useOpenedPart } from '../useOpenedPart.ts';

export type Overlays = typeof import('./parts.ts');

const load = (): Promise<Overlays> => import(/* webpackChunkName: "overlays" */ './parts.ts');

/** Ahead of the first that is opened; where they do not come, opening it says so. */
export const fetchOverlays = (): Promise<void> =>
	load().then(
		(overlays) => isHere(load, overlays),
		() => undefined,
	);

export interface Asked {
	/** Its trigger was pressed before it was there. */
	isAsked: boolean;
	isBusy: boolean;
	ask: () => void;
	/** The press that came too early was answered. */
	heard: () => void;
}

interface Opening {
	open?: boolean;
	defaultOpen?: boolean;
	onOpenChange?: (details: { open: boolean }) => void;
}

/** What an overlay is made of, from when it is wanted; one that does not come is closed again, and says so. */
export function useOverlays({ open, defaultOpen, onOpenChange }: Opening) {
	const [isAsked, setAsked] = useState(false);
	const isWanted = isAsked || Boolean(open || defaultOpen);
	const overlays = useOpenedPart(load, isWanted, () => {
		setAsked(false);
		if (open) onOpenChange?.({ open: false });
	});
	return {
		...(overlays && { overlays }),
		isAsked,
		isBusy: isWanted && !overlays,
		ask: () => setAsked(true),
		heard: () => setAsked(false),
	};
}
