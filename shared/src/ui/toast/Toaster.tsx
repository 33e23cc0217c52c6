import { Box } from '@chakra-ui/react';
import { Portal } from '../Portal.tsx';
import { ToastCard } from './ToastCard.tsx';
import { useToasts } from './toast.ts';

/** The corner where toasts appear. The region is always there: a reader announces only what joins it. */
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
				top="4"
				insetEnd="4"
				zIndex="toast"
				display="flex"
				flexDirection="column"
				alignItems="flex-end"
				gap="2"
				maxW="calc(100vw - 2rem)"
				pointerEvents="none"
			>
				{toasts.map((shown) => (
					<ToastCard key={shown.id} toast={shown} />
				))}
			</Box>
		</Portal>
	);
}
