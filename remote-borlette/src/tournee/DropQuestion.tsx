import { tourneeApi } from '@borlette/shared/contract/tournee';
import { FormFrame, TextField } from '@borlette/shared/form';
import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { Box, Button, CloseButton, Dialog, Portal, Text, toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import type { Act } from './outbox/act.ts';
import { useOpenTill } from './useTill.ts';

/** Gives an act up, once somebody says why. */
export function DropQuestion({ act }: { act: Act }) {
	const { outbox, isAway } = useOpenTill();
	const { formatMessage } = useIntl();
	const [isAsking, setAsking] = useState(false);
	const close = () => setAsking(false);
	return (
		<>
			<Button
				minH="11"
				variant="outline"
				colorPalette="error"
				disabled={isAway}
				onClick={() => setAsking(true)}
			>
				<FormattedMessage {...messages.drop} />
			</Button>
			<Dialog.Root
				open={isAsking}
				onOpenChange={({ open }) => setAsking(open)}
				placement="center"
				lazyMount
				unmountOnExit
			>
				<Portal>
					<Dialog.Backdrop />
					<Dialog.Positioner>
						<Dialog.Content mx="4">
							<Dialog.Header>
								<Dialog.Title>
									<FormattedMessage {...messages.dropTitle} />
								</Dialog.Title>
							</Dialog.Header>
							<Dialog.Body>
								<Text mb="4">
									<FormattedMessage {...messages.dropText} />
								</Text>
								<FormFrame
									name={`tournee.drop.${act.key}`}
									initialValues={{ reason: '' }}
									body={tourneeApi.drop.input.body}
									save={({ reason }) => outbox.drop(act, reason)}
									onSaved={() => {
										close();
										toast.success(formatMessage(messages.dropped));
									}}
									submitLabel={formatMessage(messages.dropSubmit)}
									aside={
										<Button variant="outline" onClick={close}>
											<FormattedMessage {...words.back} />
										</Button>
									}
								>
									<TextField name="reason" label={formatMessage(words.reason)} />
								</FormFrame>
							</Dialog.Body>
							<Box position="absolute" top="2" insetEnd="2">
								<Dialog.CloseTrigger asChild>
									<CloseButton aria-label={formatMessage(words.close)} />
								</Dialog.CloseTrigger>
							</Box>
						</Dialog.Content>
					</Dialog.Positioner>
				</Portal>
			</Dialog.Root>
		</>
	);
}
