import { ApiError } from '@borlette/shared/api';
import { strict, text } from '@borlette/shared/contract';
import {
	lotGagnantApi,
	type ResultPreview,
	type TirageInstance,
} from '@borlette/shared/contract/lotgagnant';
import { lotsOf } from '@borlette/shared/contract/lots';
import { tellUnheard, useIsThere, useWrite } from '@borlette/shared/data';
import { FormFrame, TextField } from '@borlette/shared/form';
import {
	FormattedMessage,
	type MessageDescriptor,
	useFieldErrorText,
	useIntl,
	words,
} from '@borlette/shared/i18n';
import { Box, Button, Notice, Stack, useFocusStays } from '@borlette/shared/ui';
import { useState } from 'react';
import { LotsRow } from '../picks/LotsRow.tsx';
import { Picks, picksOf } from '../picks/Picks.tsx';
import { Decide } from './Decide.tsx';
import { entry } from './entry.messages.ts';
import type { ResultBody } from './instance.ts';

const EMPTY = { pick3: '', pick4: '', reason: '' };
type Values = typeof EMPTY;
/** What a correction says more. */
const CORRECTION = strict({ ...lotGagnantApi.enter.input.body.properties, reason: text(240) });

export type TypedBody = ResultBody & { reason?: string; seen_warnings: ResultPreview['warnings'] };

interface Props {
	instance: TirageInstance;
	/** Names the form for its draft. */
	name: string;
	/** Of the button that sends it. */
	label: MessageDescriptor;
	needsReason?: boolean;
	/** Rejects with an ApiError. */
	send: (body: TypedBody) => Promise<unknown>;
	onSent: () => void;
}

/** A result is typed, its cost is shown, then it is sent. Digits that differ from those entered are typed anew. */
export function TypedResult({ instance, name, label, needsReason = false, send, onSent }: Props) {
	const { formatMessage } = useIntl();
	const fieldErrorText = useFieldErrorText();
	const preview = useWrite(lotGagnantApi.preview);
	const [typed, setTyped] = useState<Values>(EMPTY);
	const [checked, setChecked] = useState<ResultPreview>();
	const [differs, setDiffers] = useState(false);
	const stays = useFocusStays();
	return (
		<Box display="contents" {...stays}>
			{checked ? (
				<Checked
					instance={instance}
					values={typed}
					preview={checked}
					label={label}
					send={send}
					onSent={onSent}
					onBack={() => setChecked(undefined)}
					onDiffers={() => {
						setTyped(EMPTY);
						setDiffers(true);
						setChecked(undefined);
					}}
				/>
			) : (
				<FormFrame<Values, ResultPreview>
					name={name}
					initialValues={typed}
					body={needsReason ? CORRECTION : lotGagnantApi.enter.input.body}
					submitLabel={formatMessage(entry.check)}
					asksOnly
					save={(values) => {
						setTyped(values);
						return preview.mutateAsync({ body: { instance_id: instance.id, ...picksOf(values) } });
					}}
					onSaved={setChecked}
				>
					{differs && (
						<Notice
							status="error"
							role="alert"
							title={fieldErrorText({ code: 'differs_from_entry' })}
						/>
					)}
					<Box>
						<Picks />
					</Box>
					{needsReason && (
						<TextField
							name="reason"
							label={formatMessage(words.reason)}
							help={formatMessage(entry.reasonHelp)}
							isLong
						/>
					)}
				</FormFrame>
			)}
		</Box>
	);
}

interface CheckedProps extends Pick<Props, 'instance' | 'label' | 'send' | 'onSent'> {
	values: Values;
	preview: ResultPreview;
	onBack: () => void;
	onDiffers: () => void;
}

/** What was typed, as balls, and what it would cost. */
function Checked({ instance, values, preview, label, send, ...on }: CheckedProps) {
	const [failure, setFailure] = useState<unknown>();
	const [isPending, setPending] = useState(false);
	const isThere = useIsThere();
	const picks = picksOf(values);
	const reason = values.reason.trim();
	async function decide(seen_warnings: ResultPreview['warnings']) {
		setPending(true);
		try {
			await send({ instance_id: instance.id, ...picks, ...(reason && { reason }), seen_warnings });
			on.onSent();
		} catch (error) {
			if (error instanceof ApiError && error.fields.pick3?.code === 'differs_from_entry') {
				on.onDiffers();
			} else if (isThere()) setFailure(error);
			else if (error instanceof ApiError) tellUnheard(error);
		}
		setPending(false);
	}
	return (
		<Stack gap="5">
			<LotsRow lots={lotsOf(picks.pick3, picks.pick4)} />
			<Decide
				instance={instance}
				preview={preview}
				label={label}
				onDecide={(seen) => void decide(seen)}
				isPending={isPending}
				error={failure}
				aside={
					<Button variant="outline" onClick={on.onBack}>
						<FormattedMessage {...entry.change} />
					</Button>
				}
			/>
		</Stack>
	);
}
