import { Box, PortalPlace } from '@borlette/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { placeAbove } from '../containment/above.ts';
import { MARK } from '../containment/mark.ts';

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
	const above = useMemo(() => ({ current: placeAbove(remote) }), [remote]);
	return (
		<PortalPlace value={above}>
			<Box {...{ [MARK]: remote }} isolation="isolate">
				{children}
			</Box>
		</PortalPlace>
	);
}
