import { Box, PortalPlace } from '@borlette/shared/ui';
import type { ReactNode, RefObject } from 'react';
import { MARK } from '../containment/mark.ts';

const places = new Map<string, RefObject<HTMLElement>>();

/** Beside the page, for what the remote opens above it: once for each remote. */
function placeAbove(remote: string): RefObject<HTMLElement> {
	const known = places.get(remote);
	if (known) return known;
	const place = document.createElement('div');
	place.setAttribute(MARK, remote);
	document.body.append(place);
	const made = { current: place };
	places.set(remote, made);
	return made;
}

interface Props {
	remote: string;
	children: ReactNode;
}

/**
 * The part of the page that is the remote's: its styles reach what is in here and in its dialogs and
 * menus, and its listeners stop what happens here only. Isolated: whatever it lays over the page stays
 * below the menu.
 */
export function OwnPlace({ remote, children }: Props) {
	return (
		<PortalPlace value={placeAbove(remote)}>
			<Box {...{ [MARK]: remote }} isolation="isolate">
				{children}
			</Box>
		</PortalPlace>
	);
}
