import { FormattedMessage } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { Box, Button, Heading } from '@borlette/shared/ui';
import { WORDS } from '../../session/words.ts';
import { messages } from './landing.messages.ts';

/** The last word, on the theme colour. */
export function Closing() {
	return (
		<Box as="section" bg="bg.panel" pb={{ base: '16', md: '24' }} px={{ base: '4', sm: '6' }}>
			<Box
				mx="auto"
				maxW="1152px"
				px={{ base: '6', md: '14' }}
				py={{ base: '10', md: '14' }}
				display="flex"
				flexWrap="wrap"
				alignItems="center"
				justifyContent="space-between"
				gap="6"
				bg="brand.solid"
				color="brand.contrast"
				borderRadius="xl"
			>
				<Heading as="h2" textStyle={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
					<FormattedMessage {...messages.ctaTitle} />
				</Heading>
				<Button
					asChild
					size="lg"
					bg="brand.contrast"
					color="brand.solid"
					_hover={{ bg: 'brand.contrast', opacity: 0.92 }}
				>
					<Link to="/auth/login">{WORDS.connexion}</Link>
				</Button>
			</Box>
		</Box>
	);
}
