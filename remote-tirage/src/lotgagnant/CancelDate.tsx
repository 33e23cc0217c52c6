import {
	lotGagnantApi,
	type TirageInstance,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { useWrite } from '@borlette/shared/data';
import { FormFrame, TextField } from '@borlette/shared/form';
import { FormattedMessage, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { Button, Card, Heading, Stack, Text, toast, useFocusStays } from '@borlette/shared/ui';
import { useState } from 'react';
import { entry } from './entry.messages.ts';

/** A draw that was not held: what giving the stakes back means, then a reason, then it is done. */
export function CancelDate({ instance }: { instance: TirageInstance }) {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const [isOpen, setOpen] = useState(false);
	const stays = useFocusStays();
	const cancel = useWrite(tirageInstanceApi.cancel, [
		lotGagnantApi.history,
		lotGagnantApi.list,
		tirageInstanceApi.list,
	]);
	return (
		<Card.Root as="section" aria-labelledby="cancel" {...stays}>
			<Card.Body>
				<Stack gap="4" alignItems="stretch">
					<Heading as="h2" size="md" id="cancel">
						<FormattedMessage {...entry.notHeldTitle} />
					</Heading>
					<Text>
						<FormattedMessage
							{...entry.cancelText}
							values={{ count: instance.fiches, amount: amount(instance.vente, instance.currency) }}
						/>
					</Text>
					{instance.state === 'provisional' && (
						<Text>
							<FormattedMessage {...entry.cancelTakesBack} values={{ name: instance.entered_by }} />
						</Text>
					)}
					{!isOpen && (
						<Button
							variant="outline"
							colorPalette="error"
							alignSelf="start"
							onClick={() => setOpen(true)}
						>
							<FormattedMessage {...entry.cancel} />
						</Button>
					)}
					{isOpen && (
						<FormFrame
							name={`cancel.${instance.id}`}
							initialValues={{ reason: '' }}
							body={tirageInstanceApi.cancel.input.body}
							submitLabel={formatMessage(entry.cancelAndGiveBack)}
							isDangerous
							save={({ reason }) =>
								cancel.mutateAsync({ body: { instance_id: instance.id, reason: reason.trim() } })
							}
							onSaved={() => toast.success(formatMessage(entry.cancelledToast))}
							aside={
								<Button variant="outline" onClick={() => setOpen(false)}>
									<FormattedMessage {...entry.keep} />
								</Button>
							}
						>
							<TextField
								name="reason"
								label={formatMessage(words.reason)}
								help={formatMessage(entry.cancelReasonHelp)}
								isLong
							/>
						</FormFrame>
					)}
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}
