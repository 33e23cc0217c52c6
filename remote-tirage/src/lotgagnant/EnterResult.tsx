import {
	lotGagnantApi,
	type TirageInstance,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { useWrite } from '@borlette/shared/data';
import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Box, Button, Card, Heading, Stack, Text, toast, useFocusStays } from '@borlette/shared/ui';
import { useState } from 'react';
import { entry } from './entry.messages.ts';
import { TypedResult } from './TypedResult.tsx';

interface Props {
	instance: TirageInstance;
}

/**
 * A result is typed, its cost is shown, then it is entered. With one that waits or stands, on demand; what is typed stays
 * when somebody else enters one meanwhile.
 */
export function EnterResult({ instance }: Props) {
	const { formatMessage } = useIntl();
	const [isOpen, setOpen] = useState(instance.revision === null);
	const enter = useWrite(lotGagnantApi.enter, [
		lotGagnantApi.history,
		lotGagnantApi.list,
		tirageInstanceApi.list,
	]);
	const isCorrection = instance.state === 'settled';
	const stays = useFocusStays();
	if (!isOpen) {
		return (
			<Box {...stays}>
				<Button variant="outline" onClick={() => setOpen(true)}>
					<FormattedMessage {...(isCorrection ? entry.correct : entry.enterAnother)} />
				</Button>
			</Box>
		);
	}
	const title =
		instance.revision === null ? 'enterTitle' : isCorrection ? 'correct' : 'enterAnother';
	return (
		<Card.Root as="section" aria-labelledby="enter" {...stays}>
			<Card.Body>
				<Stack gap="5">
					<Heading as="h2" size="md" id="enter">
						<FormattedMessage {...entry[title]} />
					</Heading>
					{isCorrection && (
						<Text color="fg.muted">
							<FormattedMessage {...entry.correctText} />
						</Text>
					)}
					<TypedResult
						instance={instance}
						name={`result.${instance.id}`}
						label={entry.enter}
						needsReason={isCorrection}
						send={(body) => enter.mutateAsync({ body })}
						onSent={() => {
							setOpen(false);
							toast.success(formatMessage(entry.entered));
						}}
					/>
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}
