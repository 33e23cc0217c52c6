import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Link, NavLink } from '@borlette/shared/router';
import { Badge, Box, Button, HStack, Logo } from '@borlette/shared/ui';
import { LanguageMenu } from '../layout/LanguageMenu.tsx';
import { useBrand } from '../session/brand.ts';
import { messages as demoMessages } from '../session/demo.messages.ts';
import { useIsDemo } from '../session/demo.ts';
import { WORDS } from '../session/words.ts';
import { messages } from './public.messages.ts';
import { useScrolledPast } from './useScrolledPast.ts';

/** After this the header gets a ground of its own, px. */
const CHANGE_AFTER = 100;

export function PublicHeader() {
	const brand = useBrand();
	const isDemo = useIsDemo();
	const { formatMessage } = useIntl();
	const isScrolled = useScrolledPast(CHANGE_AFTER);
	return (
		<Box
			as="header"
			data-scrolled={isScrolled}
			position="fixed"
			insetInline="0"
			top="0"
			zIndex="sticky"
			bg={isScrolled ? 'bg.panel/90' : 'transparent'}
			backdropFilter={isScrolled ? 'blur(8px)' : undefined}
			borderBottomWidth="1px"
			borderColor={isScrolled ? 'border' : 'transparent'}
			transition="background-color 160ms, border-color 160ms"
		>
			<HStack
				mx="auto"
				maxW="1200px"
				px={{ base: '4', sm: '6' }}
				h={isScrolled ? '16' : '20'}
				gap="6"
				transition="height 160ms"
			>
				<Link to="/">
					<HStack gap="2.5" textStyle="lg" fontWeight="semibold">
						<Logo size={34} />
						<Box
							display="flex"
							flexDirection={{ base: 'column', sm: 'row' }}
							alignItems={{ base: 'start', sm: 'center' }}
							columnGap="2.5"
						>
							{brand}
							{isDemo && (
								<Badge bg="bg.warning" color="fg.warning" title={formatMessage(demoMessages.note)}>
									<FormattedMessage {...demoMessages.badge} />
								</Badge>
							)}
						</Box>
					</HStack>
				</Link>
				<HStack
					as="nav"
					aria-label={formatMessage(messages.menu)}
					display={{ base: 'none', md: 'flex' }}
					ms="4"
					gap="6"
					color="fg.muted"
					fontWeight="medium"
					css={{ '& a:hover, & a[aria-current]': { color: 'fg' } }}
				>
					<NavLink to="/about-us">
						<FormattedMessage {...messages.about} />
					</NavLink>
					<NavLink to="/faqs">
						<FormattedMessage {...messages.faqs} />
					</NavLink>
					<NavLink to="/contact-us">
						<FormattedMessage {...messages.contact} />
					</NavLink>
				</HStack>
				<HStack ms="auto" gap="2">
					<LanguageMenu />
					<Button asChild>
						<Link to="/auth/login">{WORDS.connexion}</Link>
					</Button>
				</HStack>
			</HStack>
		</Box>
	);
}
