import { FormattedMessage } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { Box, HStack, Logo, Text } from '@borlette/shared/ui';
import { useBrand } from '../session/brand.ts';
import { messages } from './public.messages.ts';

const LINKS = [
	{ to: '/about-us', label: messages.about },
	{ to: '/faqs', label: messages.faqs },
	{ to: '/contact-us', label: messages.contact },
] as const;

export function PublicFooter() {
	const brand = useBrand();
	return (
		<Box as="footer" bg="bg" borderTopWidth="1px" borderColor="border" py="10">
			<Box
				mx="auto"
				maxW="1200px"
				px={{ base: '4', sm: '6' }}
				display="flex"
				flexWrap="wrap"
				gap="6"
				justifyContent="space-between"
			>
				<Box maxW="340px">
					<HStack gap="2.5" fontWeight="semibold">
						<Logo size={28} />
						{brand}
					</HStack>
					<Text mt="3" textStyle="xs" color="fg.muted">
						<FormattedMessage {...messages.footer} />
					</Text>
				</Box>
				<HStack flexWrap="wrap" gap="6" color="fg.muted" alignItems="flex-start">
					{LINKS.map(({ to, label }) => (
						<Link key={to} to={to}>
							<FormattedMessage {...label} />
						</Link>
					))}
				</HStack>
			</Box>
		</Box>
	);
}
