import { Box, Center } from '@chakra-ui/react';
import { Logo } from './Logo.tsx';

/**
 * Fills the window while the session or the first texts are on their way: so it has no text of
 * its own, and the provider of texts need not be there yet.
 */
export function LoadingScreen() {
	return (
		<Center minH="100dvh" bg="bg" role="status" aria-busy="true" data-testid="loading-screen">
			<Box position="relative" boxSize="24">
				<Box
					position="absolute"
					inset="0"
					borderRadius="full"
					borderWidth="3px"
					borderColor="brand.muted"
					borderTopColor="brand.solid"
					animation="spin"
				/>
				<Center position="absolute" inset="0" animation="pulse">
					<Logo size={48} />
				</Center>
			</Box>
		</Center>
	);
}
