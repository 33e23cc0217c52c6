import { useId } from 'react';
import { WHAT_IF_DRAWS } from '../contract/what-if.ts';
import { FormattedMessage, useErrorText } from '../i18n/index.ts';
import { useCan } from '../session/index.ts';
import {
	Box,
	Button,
	Card,
	EmptyState,
	ErrorState,
	Heading,
	ReplayIcon,
	Skeleton,
	Stack,
	Text,
	WarningIcon,
} from '../ui/index.ts';
import { messages } from './messages.ts';
import { Replayed } from './Replayed.tsx';
import { useReplay, type WhatIfRequest } from './useReplay.ts';

interface Props {
	/** What is typed now; undefined while it could not be saved. */
	request: WhatIfRequest | undefined;
}

/** Beside a form: what the last draws would have been with what is typed, before it is saved. */
export function WhatIfPanel({ request }: Props) {
	const isAllowed = useCan('view_tauxtirage');
	const errorText = useErrorText();
	const titleId = useId();
	const { answer, error, isPending, isStale, replay } = useReplay(request);
	if (!isAllowed) return null;
	return (
		<Card.Root as="section" aria-labelledby={titleId}>
			<Card.Body>
				<Stack gap="5">
					<Box display="flex" flexWrap="wrap" gap="3" justifyContent="space-between">
						<Box flex="1 1 280px">
							<Heading as="h2" size="md" id={titleId}>
								<FormattedMessage {...messages.title} />
							</Heading>
							<Text color="fg.muted">
								<FormattedMessage {...(request ? messages.text : messages.incomplete)} />
							</Text>
						</Box>
						<Button
							type="button"
							variant="outline"
							disabled={!request}
							loading={isPending}
							loadingText={<FormattedMessage {...messages.replaying} />}
							onClick={replay}
						>
							<ReplayIcon size={16} aria-hidden />
							<FormattedMessage {...messages.replay} values={{ count: WHAT_IF_DRAWS }} />
						</Button>
					</Box>
					{isPending && !answer && <Skeleton height="220px" />}
					{error && !isPending && (
						<ErrorState
							title={<FormattedMessage {...messages.failed} />}
							text={errorText(error)}
							{...(request && { onRetry: replay })}
						/>
					)}
					{answer && !error && (
						<>
							{isStale && !isPending && (
								<Text role="status" display="flex" gap="2" color="fg.warning">
									<Box as={WarningIcon} boxSize="18px" flexShrink="0" aria-hidden />
									<FormattedMessage {...messages.stale} />
								</Text>
							)}
							{answer.draws.length === 0 && !answer.is_cut ? (
								<EmptyState
									title={<FormattedMessage {...messages.empty} />}
									text={<FormattedMessage {...messages.emptyText} />}
								/>
							) : (
								<Box opacity={isStale || isPending ? 0.6 : 1}>
									<Replayed answer={answer} />
								</Box>
							)}
						</>
					)}
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}
