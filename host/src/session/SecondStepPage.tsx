import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { RecoveryCodes, SetupSteps } from '@borlette/shared/second-step';
import { page } from '@borlette/shared/session';
import { Box, Heading, Logo, Stack, Text } from '@borlette/shared/ui';
import { useEffect, useState } from 'react';
import { LanguageMenu } from '../layout/LanguageMenu.tsx';
import { useBrand } from './brand.ts';
import { messages } from './login.messages.ts';
import { useLogout } from './useLogout.ts';

/**
 * Where a second step is demanded of somebody who has none: right after the password, before anything
 * else. The address stays; what was asked for is shown once it is set up.
 */
export function SecondStepPage() {
	const brand = useBrand();
	const { formatMessage } = useIntl();
	const leave = useLogout();
	const [codes, setCodes] = useState<readonly string[]>();
	useEffect(
		function nameTab() {
			document.title = `${formatMessage(words.twoFactor)} · ${brand}`;
		},
		[formatMessage, brand],
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
					<FormattedMessage {...words.twoFactor} />
				</Heading>
				<Text mt="2" mb="8" color="fg.muted">
					<FormattedMessage {...messages.secondStepText} />
				</Text>
				<Stack gap="5">
					{codes ? (
						<RecoveryCodes codes={codes} onDone={() => page.reload()} />
					) : (
						<SetupSteps
							onCodes={({ recovery_codes }) => setCodes(recovery_codes)}
							onCancel={() => void leave()}
							cancelLabel={formatMessage(words.signOut)}
						/>
					)}
				</Stack>
			</Box>
		</Box>
	);
}
