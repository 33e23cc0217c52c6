import {
	type FeedDraw,
	type FeedMapping,
	KNOWN_LAYOUTS,
} from '@borlette/shared/contract/result-sources';
import { type FieldProps, FieldsetShell, useFormField, useFormValues } from '@borlette/shared/form';
import {
	FormattedMessage,
	type MessageDescriptor,
	useFieldErrorText,
	useIntl,
} from '@borlette/shared/i18n';
import {
	AddIcon,
	Box,
	Button,
	DeleteIcon,
	Field,
	Flex,
	Grid,
	IconButton,
	Input,
	NativeSelect,
	Stack,
	Text,
} from '@borlette/shared/ui';
import { useId } from 'react';
import { messages as schedule } from '../../schedule/messages.ts';
import { slots } from '../../schedule/slots.ts';
import { texts } from './messages.ts';
import { isSlot } from './problem.ts';
import { useAttempted } from './useAttempt.ts';

const MOST = 8;
const NEW: FeedDraw = { slot: 'midi', when: null, pick3: '', pick4: null, sum3: null, sum4: null };
const COLUMNS = ['when', 'pick3', 'sum3', 'pick4', 'sum4'] as const satisfies ReadonlyArray<
	keyof FeedDraw
>;

const isNamed = (all: readonly FeedDraw[]) => all.every(({ pick3 }) => pick3.trim() !== '');

/** Which draws a row holds, and in which columns of it; layouts that are known fill it in. */
export function DrawsField({ name, label, help }: FieldProps) {
	const say = useFieldErrorText();
	const field = useFormField<FeedDraw[]>(name, (all) =>
		isNamed(all) ? undefined : say({ code: 'required' }),
	);
	const listId = useId();
	const columns = useAttempted()?.columns ?? [];
	const change = (at: number, draw: FeedDraw) =>
		field.setValue(field.value.map((one, index) => (index === at ? draw : one)));
	return (
		<FieldsetShell label={label} help={help} field={field}>
			<Layouts />
			<datalist id={listId}>
				{columns.map((column) => (
					<option key={column} value={column} />
				))}
			</datalist>
			<Stack gap="3">
				{field.value.map((draw, index) => (
					<DrawRow
						// Rows have no name of their own, and are only added at the end.
						key={String(index)}
						number={index + 1}
						draw={draw}
						isRefused={Boolean(field.error) && !isNamed([draw])}
						listId={listId}
						onChange={(changed) => change(index, changed)}
						onRemove={
							field.value.length > 1
								? () => field.setValue(field.value.filter((_, at) => at !== index))
								: undefined
						}
					/>
				))}
			</Stack>
			<Button
				mt="3"
				size="sm"
				variant="outline"
				disabled={field.value.length >= MOST}
				onClick={() => field.setValue([...field.value, NEW])}
			>
				<AddIcon size={16} aria-hidden />
				<FormattedMessage {...texts.addDraw} />
			</Button>
		</FieldsetShell>
	);
}

function Layouts() {
	const { values, setValues } = useFormValues<FeedMapping>();
	const use = (layout: FeedMapping) =>
		void setValues({ ...values, ...layout, slot_column: layout.slot_column ?? '' });
	const shown: ReadonlyArray<[keyof typeof KNOWN_LAYOUTS, MessageDescriptor]> = [
		['lottery', texts.lotteryLayout],
		['plain', texts.plainLayout],
	];
	return (
		<Flex gap="2" wrap="wrap" align="center" mb="2">
			<Text fontSize="13px">
				<FormattedMessage {...texts.layouts} />
			</Text>
			{shown.map(([layout, label]) => (
				<Button key={layout} size="xs" variant="outline" onClick={() => use(KNOWN_LAYOUTS[layout])}>
					<FormattedMessage {...label} />
				</Button>
			))}
		</Flex>
	);
}

interface RowProps {
	number: number;
	draw: FeedDraw;
	/** What it needs lacks, and that has been said. */
	isRefused: boolean;
	listId: string;
	onChange: (draw: FeedDraw) => void;
	onRemove: (() => void) | undefined;
}

function DrawRow({ number, draw, isRefused, listId, onChange, onRemove }: RowProps) {
	const { formatMessage } = useIntl();
	return (
		<Box
			role="group"
			aria-label={formatMessage(texts.draw, { number })}
			borderWidth="1px"
			borderRadius="md"
			padding="3"
		>
			<Flex justify="space-between" align="center" minHeight="32px" mb="2">
				<Text fontWeight="medium" fontSize="13px" color="fg.muted" aria-hidden>
					<FormattedMessage {...texts.draw} values={{ number }} />
				</Text>
				{onRemove && (
					<IconButton
						size="xs"
						variant="ghost"
						aria-label={formatMessage(texts.removeDraw, { number })}
						onClick={onRemove}
					>
						<DeleteIcon size={16} aria-hidden />
					</IconButton>
				)}
			</Flex>
			<Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }} gap="3" alignItems="end">
				<Field.Root>
					<Field.Label>
						<FormattedMessage {...schedule.slot} />
					</Field.Label>
					<NativeSelect.Root>
						<NativeSelect.Field
							value={draw.slot}
							onChange={({ currentTarget: { value } }) => {
								if (isSlot(value)) onChange({ ...draw, slot: value });
							}}
						>
							{Object.entries(slots).map(([slot, label]) => (
								<option key={slot} value={slot}>
									{formatMessage(label)}
								</option>
							))}
						</NativeSelect.Field>
						<NativeSelect.Indicator />
					</NativeSelect.Root>
				</Field.Root>
				{COLUMNS.map((name) => (
					<Field.Root
						key={name}
						required={name === 'pick3'}
						invalid={isRefused && name === 'pick3'}
					>
						<Field.Label>
							<FormattedMessage {...texts[name]} />
							<Field.RequiredIndicator aria-hidden />
						</Field.Label>
						<Input
							value={draw[name] ?? ''}
							maxLength={name === 'when' ? 80 : 120}
							autoComplete="off"
							list={name === 'when' ? undefined : listId}
							onChange={({ currentTarget: { value } }) =>
								onChange({ ...draw, [name]: name === 'pick3' ? value : value || null })
							}
						/>
					</Field.Root>
				))}
			</Grid>
		</Box>
	);
}
