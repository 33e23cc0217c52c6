import { type MessageDescriptor, useIntl } from '@borlette/shared/i18n';
import { Box, Heading, Text } from '@borlette/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useBrand } from '../../session/brand.ts';
import { PublicPage } from '../PublicPage.tsx';

interface Props {
	title: MessageDescriptor;
	intro?: MessageDescriptor;
	children: ReactNode;
}

/** A public page to be read: title, introduction, blocks. */
export function TextPage({ title, intro, children }: Props) {
	const { formatMessage } = useIntl();
	const brand = useBrand();
	const name = formatMessage(title);
	useEffect(
		function nameTab() {
			document.title = `${name} · ${brand}`;
		},
		[name, brand],
	);
	return (
		<PublicPage>
			<Box mx="auto" maxW="800px" px={{ base: '4', sm: '6' }} pt={{ base: '28', md: '36' }} pb="20">
				<Heading as="h1" textStyle={{ base: '3xl', sm: 'hero' }} fontWeight="semibold">
					{name}
				</Heading>
				{intro && (
					<Text mt="5" textStyle="lg" color="fg.muted">
						{formatMessage(intro, { brand })}
					</Text>
				)}
				<Box mt="10" display="grid" gap="5">
					{children}
				</Box>
			</Box>
		</PublicPage>
	);
}

/** A heading and its paragraph in a card. */
export function TextBlock({
	title,
	text,
	children,
}: {
	title: MessageDescriptor;
	text: MessageDescriptor;
	children?: ReactNode;
}) {
	const { formatMessage } = useIntl();
	const brand = useBrand();
	return (
		<Box as="section" p="6" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="lg">
			<Heading as="h2" textStyle="lg" fontWeight="semibold">
				{formatMessage(title)}
			</Heading>
			<Text mt="2" textStyle="md" color="fg.muted">
				{formatMessage(text, { brand })}
			</Text>
			{children}
		</Box>
	);
}
