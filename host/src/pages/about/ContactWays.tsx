import { configApi } from '@borlette/shared/contract/config';
import { useRead } from '@borlette/shared/data';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { Box, Flex, Heading, MailIcon, PhoneIcon } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './contact.messages.ts';

/** Phone and address of the provider, where they are configured. */
export function ContactWays() {
	const { formatMessage } = useIntl();
	const formats = useFormats();
	const { data } = useRead(configApi.read, {}, { staleTime: Number.POSITIVE_INFINITY });
	const { contact_phone: phone, contact_email: email } = data ?? {};
	if (!phone && !email) return null;
	return (
		<Box as="section" p="6" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="lg">
			<Heading as="h2" textStyle="lg" fontWeight="semibold">
				{formatMessage(messages.waysTitle)}
			</Heading>
			<Flex mt="3" columnGap="8" rowGap="3" wrap="wrap" textStyle="md">
				{phone && (
					<Way href={`tel:${phone}`} icon={<PhoneIcon size={18} aria-hidden />}>
						<span dir="ltr">{formats.phone(phone)}</span>
					</Way>
				)}
				{email && (
					<Way href={`mailto:${email}`} icon={<MailIcon size={18} aria-hidden />}>
						{email}
					</Way>
				)}
			</Flex>
		</Box>
	);
}

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
	return (
		<Flex
			asChild
			align="center"
			gap="2"
			minWidth="0"
			overflowWrap="anywhere"
			color="brand.fg"
			fontWeight="medium"
			_hover={{ textDecoration: 'underline' }}
		>
			<a href={href}>
				{icon}
				{children}
			</a>
		</Flex>
	);
}
