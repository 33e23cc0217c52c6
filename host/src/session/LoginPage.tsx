import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { page, storage, whySignedOut } from '@borlette/shared/session';
import { Box, Grid, Heading, Logo, PreviousIcon, Text } from '@borlette/shared/ui';
import { useEffect, useId, useState } from 'react';
import { LanguageMenu } from '../layout/LanguageMenu.tsx';
import { DemoLine } from './DemoLine.tsx';
import { leaveFlash } from './flash.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { messages } from './login.messages.ts';
import { NotKeptNote } from './NotKeptNote.tsx';
import { SignedOutNote } from './SignedOutNote.tsx';
import { WORDS } from './words.ts';

/** The page loads anew after signing in; the word of success is carried over. */
function beginSession(): void {
	leaveFlash('success', WORDS.success);
	page.reload();
}

/** It needs no router: it is drawn before there is one. */
export function LoginPage({ brand, isDemo }: { brand: string; isDemo: boolean }) {
	const { formatMessage } = useIntl();
	const [isKept] = useState(storage.isKept);
	const [why] = useState(whySignedOut);
	const noteId = useId();
	useEffect(
		function nameTab() {
			document.title = `${formatMessage(messages.tab)} · ${brand}`;
		},
		[formatMessage, brand],
	);
	return (
		<Grid minH="100dvh" templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 1.05fr)' }}>
			<Box display="flex" flexDirection="column" bg="bg.panel" px={{ base: '4', sm: '8' }} py="5">
				<Box as="header" display="flex" alignItems="center" justifyContent="space-between">
					<a href="/">
						<Box display="flex" alignItems="center" gap="2.5" fontWeight="semibold" textStyle="lg">
							<Logo size={36} />
							{brand}
						</Box>
					</a>
					<LanguageMenu />
				</Box>
				<Box as="main" flex="1" display="flex" alignItems="center" justifyContent="center" py="10">
					<Box w="full" maxW="420px">
						<Heading as="h1" textStyle="2xl" fontWeight="semibold">
							{WORDS.heading}
						</Heading>
						<Text mt="2" mb="8" color="fg.muted">
							<FormattedMessage {...messages.intro} />
						</Text>
						{isDemo && (
							<Box mb="6" borderRadius="md" overflow="hidden">
								<DemoLine />
							</Box>
						)}
						{why && <SignedOutNote id={noteId} why={why} />}
						{isKept ? (
							<LoginForm brand={brand} noteId={why && noteId} onSuccess={beginSession} />
						) : (
							<NotKeptNote />
						)}
					</Box>
				</Box>
				<Box as="footer">
					<a href="/">
						<Box display="inline-flex" alignItems="center" gap="1" color="fg.muted" textStyle="xs">
							<PreviousIcon size={16} aria-hidden />
							<FormattedMessage {...messages.back} />
						</Box>
					</a>
				</Box>
			</Box>
			<LoginPanel />
		</Grid>
	);
}
