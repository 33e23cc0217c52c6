import { Box } from '@chakra-ui/react';
import { Portal } from '../Portal.tsx';
import { ToastCard } from './ToastCard.tsx';
import { useToasts } from './toast.ts';

/** A panel at the end of the page has its title where the bar is. */
const UNDER_PANEL = 'body:has(.chakra-drawer__content[data-state=open]) &';
/** What the top bar has at its end, and before it with the sidebar: between them is room for a toast. */
const BUTTONS = '22rem';
const BEFORE = '35rem';
const BELOW_BAR = 'calc({sizes.topbar} + 0.5rem)';

/**
 * Where toasts appear: top right, in the top bar beside its buttons, so that they cover neither those nor the page's own; where
 * the bar is too narrow for that, or a panel lies over it, below it. The region is always there: a reader announces only what joins it.
 */
export function Toaster() {
	const toasts = useToasts((state) => state.toasts);
	return (
		<Portal>
			<Box
				role="log"
				aria-live="polite"
				aria-relevant="additions"
				data-testid="toaster"
				position="fixed"
				top={{ base: BELOW_BAR, lg: '2.5' }}
				insetEnd={{ base: '4', lg: BUTTONS }}
				css={{ [UNDER_PANEL]: { top: BELOW_BAR, insetEnd: '4' } }}
				zIndex="toast"
				display="flex"
				flexDirection="column"
				alignItems="flex-end"
				maxW={{ base: 'calc(100vw - 2rem)', lg: `calc(100vw - ${BUTTONS} - ${BEFORE})` }}
				gap="2"
				pointerEvents="none"
			>
				{toasts.map((shown) => (
					<ToastCard key={shown.id} toast={shown} />
				))}
			</Box>
		</Portal>
	);
}
