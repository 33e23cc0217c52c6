import type { ApiError } from '@borlette/shared/api';
import type { OutputOf } from '@borlette/shared/contract';
import { readRefCode } from '@borlette/shared/contract/fiche.ticket';
import type { ficheViewApi } from '@borlette/shared/contract/fiche-view';
import { useRead } from '@borlette/shared/data';
import { type MessageDescriptor, useIntl, words } from '@borlette/shared/i18n';
import { Navigate, useLocation, useParams } from '@borlette/shared/router';
import { groupedRef } from '@borlette/shared/ticket';
import {
	Box,
	Button,
	ErrorState,
	Heading,
	PrintIcon,
	Skeleton,
	Stack,
	VisuallyHidden,
} from '@borlette/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useBrand } from '../../session/brand.ts';
import { PublicPage } from '../PublicPage.tsx';
import { messages } from './ficheView.messages.ts';
import { RefForm } from './RefForm.tsx';
import { TicketFailure, UnknownTicket } from './TicketFailure.tsx';

type Endpoint = (typeof ficheViewApi)[keyof typeof ficheViewApi];

/** How the look-up of a ticket stands. */
export interface Looked<T> {
	ticket: T | undefined;
	/** `unreachable`: whatever kept the API from answering, it may know the ticket. */
	state: 'loading' | 'found' | 'unknown' | 'unreachable';
}

interface Props<E extends Endpoint> {
	endpoint: E;
	/** Of the page: `/fiche-view`. */
	path: string;
	title: MessageDescriptor;
	/** Shows what was read. */
	children: (ticket: OutputOf<E>) => ReactNode;
	/** Above it, whether or not it could be read. */
	notice?: (refCode: string, looked: Looked<OutputOf<E>>) => ReactNode;
	/** Beside the button that prints. */
	action?: (refCode: string) => ReactNode;
}

/** A page about the ticket that the address names; anybody may open it, no search engine lists it. */
export function TicketPage<E extends Endpoint>({ path, title, ...shown }: Props<E>) {
	const typed = useParams().refCode ?? '';
	const { hash } = useLocation();
	const { formatMessage } = useIntl();
	const refCode = readRefCode(typed);
	// One address for each ticket, however its reference was typed.
	if (refCode && refCode !== typed) return <Navigate to={`${path}/${refCode}${hash}`} replace />;
	const ref = refCode ? groupedRef(refCode) : typed.slice(0, 40);
	return (
		<Frame heading={formatMessage(title, { ref })}>
			{refCode ? <LookedUp {...shown} refCode={refCode} /> : <UnknownTicket />}
		</Frame>
	);
}

function Frame({ heading, children }: { heading: string; children: ReactNode }) {
	const { formatMessage } = useIntl();
	const brand = useBrand();
	useEffect(
		function nameTab() {
			document.title = `${heading} · ${brand}`;
		},
		[heading, brand],
	);
	return (
		<PublicPage>
			<meta name="robots" content="noindex, nofollow" />
			<Stack
				mx="auto"
				maxW="560px"
				px={{ base: '4', sm: '6' }}
				pt={{ base: '24', md: '28' }}
				pb="16"
				gap="6"
			>
				<Heading as="h1" textStyle="title" textAlign="center">
					{heading}
				</Heading>
				{children}
				<Box
					as="section"
					aria-labelledby="check-other"
					p="5"
					bg="bg.panel"
					borderWidth="1px"
					borderRadius="lg"
				>
					<Heading as="h2" id="check-other" textStyle="md" mb="3">
						{formatMessage(messages.checkOther)}
					</Heading>
					<RefForm />
				</Box>
			</Stack>
		</PublicPage>
	);
}

/** What the API says of a reference: the ticket, or why it cannot be shown. */
function LookedUp<E extends Endpoint>({
	endpoint,
	children,
	notice,
	action,
	refCode,
}: Omit<Props<E>, 'path' | 'title'> & { refCode: string }) {
	const { formatMessage } = useIntl();
	const read = useRead<Endpoint>(endpoint, { params: { refCode } });
	const ticket = read.data as OutputOf<E> | undefined;
	const isOffline = read.isPending && read.fetchStatus === 'paused';
	const state = stateOf(ticket, read.error, isOffline);
	return (
		<>
			{notice?.(refCode, { ticket, state })}
			{isOffline && (
				<ErrorState
					title={formatMessage(messages.failedTitle)}
					text={formatMessage(messages.offline)}
				/>
			)}
			{read.error && !ticket && (
				<TicketFailure
					key={read.errorUpdatedAt}
					error={read.error}
					onRetry={() => void read.refetch()}
				/>
			)}
			{state === 'loading' && <TicketSkeleton />}
			{ticket && (
				<>
					{children(ticket)}
					<Box display="flex" flexWrap="wrap" justifyContent="center" gap="3">
						<Button variant="outline" onClick={() => window.print()}>
							<PrintIcon size={16} aria-hidden />
							{formatMessage(words.print)}
						</Button>
						{action?.(refCode)}
					</Box>
				</>
			)}
		</>
	);
}

function stateOf(
	ticket: object | undefined,
	error: ApiError | null,
	isOffline: boolean,
): Looked<never>['state'] {
	if (ticket) return 'found';
	if (error) return error.code === 'not_found' ? 'unknown' : 'unreachable';
	return isOffline ? 'unreachable' : 'loading';
}

/** The outline of a ticket. */
function TicketSkeleton() {
	const { formatMessage } = useIntl();
	return (
		<Box role="status" aria-busy="true" width="80mm" maxWidth="100%" mx="auto">
			<VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
			<Skeleton height="440px" borderRadius="md" />
		</Box>
	);
}
