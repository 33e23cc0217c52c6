import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, Heading, Text } from '@borlette/shared/ui';
import { DashboardPreview } from './DashboardPreview.tsx';
import { messages } from './login.messages.ts';

/** Beside the form on wide screens: what waits behind it. */
export function LoginPanel() {
	return (
		<Box
			as="aside"
			display={{ base: 'none', lg: 'flex' }}
			flexDirection="column"
			justifyContent="center"
			gap="10"
			px="14"
			py="12"
			position="relative"
			overflow="hidden"
			bg="brand.subtle"
			borderStartWidth="1px"
			borderColor="border"
		>
			<Rings />
			<Box position="relative" maxW="520px">
				<Heading as="h2" textStyle="3xl" fontWeight="semibold">
					<FormattedMessage {...messages.panelTitle} />
				</Heading>
				<Text mt="4" textStyle="md" color="fg.muted">
					<FormattedMessage {...messages.panelText} />
				</Text>
			</Box>
			<Box position="relative" maxW="640px">
				<DashboardPreview />
			</Box>
		</Box>
	);
}

/** The rings of a drum, far off. */
function Rings() {
	return (
		<Box
			position="absolute"
			insetEnd="-220px"
			top="-220px"
			color="brand.solid"
			opacity="0.14"
			aria-hidden
		>
			<svg
				width="640"
				height="640"
				viewBox="0 0 640 640"
				fill="none"
				stroke="currentColor"
				aria-hidden="true"
			>
				{[80, 140, 200, 260, 318].map((radius) => (
					<circle key={radius} cx="320" cy="320" r={radius} strokeWidth="1.5" />
				))}
			</svg>
		</Box>
	);
}
