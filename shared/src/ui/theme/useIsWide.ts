import { useMediaQuery } from '@chakra-ui/react';
import { BREAKPOINTS } from './system.ts';

/** Whether the page is at least as wide as a breakpoint: `sm` and the table has room, `lg` and the sidebar. */
export function useIsWide(from: keyof typeof BREAKPOINTS): boolean {
	const [isWide = false] = useMediaQuery([`(min-width: ${BREAKPOINTS[from]}px)`], { ssr: false });
	return isWide;
}
