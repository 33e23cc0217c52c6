import { Portal as ChakraPortal } from '@chakra-ui/react';
import { createContext, type ReactNode, type RefObject, useContext } from 'react';

/** Where dialogs, menus and lists are put that the page below opens; null: into the body. */
export const PortalPlace = createContext<RefObject<HTMLElement | null> | null>(null);

/**
 * Draws its children beside the page, above everything. Those of a remote are in a place of its own
 * (host/src/federation/pages/OwnPlace.tsx), so that its styles reach them.
 */
export function Portal({ children }: { children: ReactNode }) {
	const place = useContext(PortalPlace);
	return <ChakraPortal {...(place && { container: place })}>{children}</ChakraPortal>;
}
