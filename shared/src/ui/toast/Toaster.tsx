import { Box } from '@chakra-ui/react';
import { Portal } from '../Portal.tsx';
import { ToastCard } from './ToastCard.tsx';
import { useToasts } from './toast.ts';

/**
 * Where toasts appear: top right, in the top bar beside its buttons, so that they cover neither those nor the page's own. The
 * region is always there: a reader announces only what joins it.
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
				top="2.5"
				insetEnd={{ base: '4', lg: '56' }}
				zIndex="toast"
				display="flex"
				flexDirection="column"
				alignItems="flex-end"
				maxW="calc(100vw - 2rem)"
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
