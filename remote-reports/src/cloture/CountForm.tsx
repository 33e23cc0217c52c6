import { agentApi } from '@borlette/shared/contract/agent';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { useKeyedWrite } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { Alert, Box, Button, Field, Input, Stack, toast } from '@borlette/shared/ui';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { type Closing, residualOf } from './closing.ts';
import { messages } from './messages.ts';
import { Residual } from './Residual.tsx';

interface Props {
	agent: { id: string; name: string };
	day: string;
	closing: Closing;
	/** As typed, so that the slip has it too. */
	text: string;
	counted: number | undefined;
	onText: (text: string) => void;
	inputRef: Ref<HTMLInputElement>;
	onBooked: () => void;
	/** −1: the agent before, 1: the next one, 0: back to the list. */
	onLeave: (step: -1 | 0 | 1) => void;
}

const STEPS: Readonly<Record<string, -1 | 0 | 1>> = { ArrowUp: -1, ArrowDown: 1, Escape: 0 };

/** The amount that was counted: Enter books it, once more Enter where something is missing or too much. */
export function CountForm(props: Props) {
	const { agent, day, closing, text, counted, onText, inputRef, onBooked, onLeave } = props;
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const errorText = useErrorText();
	const mayBook = useCan('add_wallettransaction');
	const record = useKeyedWrite(transactionApi.create, `cloture.${agent.id}.${day}`, [
		transactionApi.list,
		agentApi.list,
	]);
	const [isSeen, setSeen] = useState(false);
	const residual = counted === undefined ? undefined : residualOf(closing, counted);
	const isWrong = text.trim() !== '' && counted === undefined;

	async function book() {
		if (!mayBook || counted === undefined || record.isPending) return;
		// The ledger may have it already, and then shows another residual: it goes again as it was.
		const again = record.unanswered?.body.amount === counted ? record.unanswered : undefined;
		if (residual !== 0 && !isSeen && !again) {
			setSeen(true);
			return;
		}
		if (counted > 0) {
			await record.mutateAsync(again ?? { body: movement(counted) });
			toast.success(formatMessage(messages.booked, { agent: agent.name, amount: amount(counted) }));
		}
		onBooked();
	}
	function movement(counted: number) {
		const expected = amount(Math.abs(closing.expected));
		const note = formatMessage(messages.note, { day, expected, counted: amount(counted) });
		const kind = closing.expected < 0 ? ('withdrawal' as const) : ('deposit' as const);
		return { agent_id: agent.id, kind, amount: counted, note };
	}
	// What went wrong is shown below; the amount stays typed, and Enter sends it again.
	const send = () => void book().catch(() => undefined);

	function press(event: KeyboardEvent) {
		const step = STEPS[event.key];
		if (event.key === 'Enter') send();
		else if (step !== undefined) onLeave(step);
		else return;
		event.preventDefault();
	}
	return (
		<Stack gap="4">
			<Box>
				<Box color="fg.muted">
					<FormattedMessage
						{...(closing.expected < 0 ? messages.expectedOut : messages.expected)}
					/>
				</Box>
				<Box textStyle="kpi">{amount(Math.abs(closing.expected))}</Box>
			</Box>
			<Field.Root invalid={isWrong} maxWidth="280px">
				<Field.Label>{formatMessage(messages.counted)}</Field.Label>
				<Input
					ref={inputRef}
					value={text}
					inputMode="decimal"
					autoComplete="off"
					textAlign="end"
					fontVariantNumeric="tabular-nums"
					onChange={(event) => {
						setSeen(false);
						onText(event.currentTarget.value);
					}}
					onKeyDown={press}
				/>
				<Field.ErrorText>{formatMessage(messages.notAmount)}</Field.ErrorText>
			</Field.Root>
			<Box role="status" minHeight="6">
				{residual !== undefined && <Residual residual={residual} />}
				{isSeen && <FormattedMessage {...messages.again} />}
			</Box>
			{record.error && (
				<Alert.Root status="error" role="alert">
					<Alert.Indicator />
					<Alert.Title>{errorText(record.error)}</Alert.Title>
				</Alert.Root>
			)}
			{mayBook ? (
				<Button
					alignSelf="flex-start"
					disabled={counted === undefined}
					loading={record.isPending}
					onClick={send}
				>
					<FormattedMessage {...(isSeen ? messages.bookAnyway : messages.book)} />
				</Button>
			) : (
				<Box color="fg.muted">
					<FormattedMessage {...messages.mayNotBook} />
				</Box>
			)}
		</Stack>
	);
}
