import { Box, Center, Image } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';

/**
 * Fills the window while the session or the first texts are on their way: so it has no text of
 * its own, and the provider of texts need not be there yet. With `logo`, the address of the company's,
 * where it is known; `children` stand below it.
 */
export function LoadingScreen({ logo, children }: { logo?: string | null; children?: ReactNode }) {
	return (
		<Center
			flexDirection="column"
			gap="6"
			minH="100dvh"
			bg="bg"
			role="status"
			aria-busy="true"
			data-testid="loading-screen"
		>
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
					{logo ? (
						<Image src={logo} alt="" boxSize="12" borderRadius="full" objectFit="cover" />
					) : (
						<Logo size={48} />
					)}
				</Center>
			</Box>
			{children}
		</Center>
	);
}
