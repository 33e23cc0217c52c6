import { FormattedMessage } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { Box, Button, Heading, Text } from '@borlette/shared/ui';
import { WORDS } from '../../session/words.ts';
import { DashboardPicture } from './DashboardPicture.tsx';
import { messages } from './landing.messages.ts';

export function Hero() {
	return (
		<Box
			as="section"
			position="relative"
			overflow="hidden"
			bg="bg.panel"
			pt={{ base: '32', md: '40' }}
			pb={{ base: '16', md: '24' }}
		>
			<Glow />
			<Box position="relative" mx="auto" maxW="1200px" px={{ base: '4', sm: '6' }}>
				<Box mx="auto" maxW="720px" textAlign="center">
					<Heading
						as="h1"
						textStyle={{ base: '3xl', sm: 'hero' }}
						fontWeight="semibold"
						textWrap="balance"
					>
						<FormattedMessage {...messages.heroTitle} />
					</Heading>
					<Text mt="5" mx="auto" textStyle="lg" color="fg.muted" maxW="560px">
						<FormattedMessage {...messages.heroText} />
					</Text>
					<Box mt="8" display="flex" flexWrap="wrap" justifyContent="center" gap="3">
						<Button asChild size="lg">
							<Link to="/auth/login">{WORDS.heading}</Link>
						</Button>
						<Button asChild size="lg" variant="outline" colorPalette="gray">
							<a href="#day">
								<FormattedMessage {...messages.discover} />
							</a>
						</Button>
					</Box>
				</Box>
				<Box mt={{ base: '10', md: '14' }}>
					<DashboardPicture />
				</Box>
			</Box>
		</Box>
	);
}

/** The theme colour, from above. */
function Glow() {
	return (
		<Box
			aria-hidden
			position="absolute"
			inset="0"
			bgImage="radial-gradient(1100px 560px at 50% -8%, var(--brand-subtle), transparent 72%)"
		/>
	);
}
