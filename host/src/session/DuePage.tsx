import { Box, Heading, Logo, Stack, Text } from '@borlette/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { LanguageMenu } from '../layout/LanguageMenu.tsx';
import { useBrand } from './brand.ts';

interface Props {
	readonly title: string;
	readonly text: string;
	readonly children: ReactNode;
}

/**
 * What is demanded of somebody right after the password, before anything else. The address stays; what was
 * asked for is shown once it is done.
 */
export function DuePage({ title, text, children }: Props) {
	const brand = useBrand();
	useEffect(
		function nameTab() {
			document.title = `${title} · ${brand}`;
		},
		[title, brand],
	);
	return (
		<Box minH="100dvh" bg="bg.panel" px={{ base: '4', sm: '8' }} py="5">
			<Box as="header" display="flex" alignItems="center" justifyContent="space-between">
				<Box display="flex" alignItems="center" gap="2.5" fontWeight="semibold" textStyle="lg">
					<Logo size={36} />
					{brand}
				</Box>
				<LanguageMenu />
			</Box>
			<Box as="main" maxW="560px" mx="auto" py="10">
				<Heading as="h1" textStyle="2xl" fontWeight="semibold">
					{title}
				</Heading>
				<Text mt="2" mb="8" color="fg.muted">
					{text}
				</Text>
				<Stack gap="5">{children}</Stack>
			</Box>
		</Box>
	);
}
