import type { ApiError } from '@borlette/shared/api';
import { FormattedMessage, useErrorText, words } from '@borlette/shared/i18n';
import {
	Box,
	Button,
	Dialog,
	ErrorState,
	HStack,
	Portal,
	Spinner,
	Text,
} from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { type ChainVerdict, Verdict } from './Verdict.tsx';

interface Props {
	isOpen: boolean;
	/** undefined: at work. */
	verdicts: readonly ChainVerdict[] | undefined;
	error: ApiError | null;
	onRun: () => void;
	onClose: () => void;
}

/** What the verification found, chain by chain. */
export function VerifyDialog({ isOpen, verdicts, error, onRun, onClose }: Props) {
	const errorText = useErrorText();
	return (
		<Dialog.Root
			open={isOpen}
			placement="center"
			scrollBehavior="inside"
			lazyMount
			unmountOnExit
			onOpenChange={({ open }) => !open && onClose()}
		>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner px="4">
					<Dialog.Content maxW="600px">
						<Dialog.Header flexDirection="column" gap="1">
							<Dialog.Title>
								<FormattedMessage {...messages.verifyTitle} />
							</Dialog.Title>
							<Dialog.Description>
								<FormattedMessage {...messages.verifyText} />
							</Dialog.Description>
						</Dialog.Header>
						<Dialog.Body tabIndex={0} aria-live="polite">
							{error ? (
								<ErrorState
									title={<FormattedMessage {...messages.verifyFailed} />}
									text={errorText(error)}
									onRetry={onRun}
								/>
							) : verdicts ? (
								<Found verdicts={verdicts} onLeave={onClose} />
							) : (
								<HStack role="status" aria-busy="true" gap="3" py="4">
									<Spinner size="sm" />
									<Text>
										<FormattedMessage {...messages.verifying} />
									</Text>
								</HStack>
							)}
						</Dialog.Body>
						<Dialog.Footer>
							{verdicts && (
								<Button variant="outline" onClick={onRun}>
									<FormattedMessage {...messages.verifyAgain} />
								</Button>
							)}
							<Button onClick={onClose}>
								<FormattedMessage {...words.close} />
							</Button>
						</Dialog.Footer>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}

function Found({ verdicts, onLeave }: { verdicts: readonly ChainVerdict[]; onLeave: () => void }) {
	if (verdicts.length === 0)
		return (
			<Text>
				<FormattedMessage {...messages.verifyNothing} />
			</Text>
		);
	return (
		<Box as="ul" listStyleType="none" display="grid" gap="4">
			{verdicts.map((verdict) => (
				<Verdict
					key={verdict.company_id}
					verdict={verdict}
					isNamed={verdicts.length > 1}
					onLeave={onLeave}
				/>
			))}
		</Box>
	);
}
