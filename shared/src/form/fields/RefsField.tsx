import { useState } from 'react';
import { codesOf, type ItemOf, type ListEndpoint, MAX_LIMIT } from '../../contract/index.ts';
import { useList } from '../../data/index.ts';
import { FormattedMessage, useErrorText, useIntl } from '../../i18n/index.ts';
import { useCan } from '../../session/index.ts';
import { Box, Button, HStack, Input, Text } from '../../ui/index.ts';
import type { FieldProps } from '../FieldShell.tsx';
import { FieldsetShell } from '../FieldsetShell.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../useFormField.ts';
import { ChoicesLack } from './ChoicesLack.tsx';
import type { Choice } from './SelectField.tsx';
import type { RefChoices } from './useRefChoices.ts';

/** From so many choices on they can be searched. */
const SEARCH_FROM = 9;

interface Props<L extends ListEndpoint> extends FieldProps, RefChoices<L> {}

/**
 * The ids of rows of another list, each a checkbox. Of a list too long to be shown the server looks
 * for the words; what was chosen stays chosen while it is out of sight.
 */
export function RefsField<L extends ListEndpoint>({
	from,
	choice,
	where,
	name,
	label,
	help,
	disabled,
}: Props<L>) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const field = useFormField<string[]>(name);
	const chosen = field.value ?? [];
	const [words, setWords] = useState('');
	const query = { limit: MAX_LIMIT, ...where, ...(words && { q: words }) };
	const mayList = useCan(codesOf(from));
	const list = useList<ListEndpoint>(from, query, {
		keepPrevious: true,
		enabled: mayList,
	});
	const items = (list.rows ?? []) as Array<ItemOf<L> & { id: string }>;
	const toggle = (id: string) =>
		field.setValue(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
	const failure = list.rows ? null : list.error;

	return (
		<FieldsetShell label={label} help={help} field={field} {...(disabled && { disabled })}>
			{(list.total >= SEARCH_FROM || words) && (
				<Input
					type="search"
					autoComplete="off"
					maxLength={100}
					aria-label={formatMessage(formMessages.searchChoice)}
					placeholder={formatMessage(formMessages.searchChoice)}
					value={words}
					onChange={(event) => setWords(event.currentTarget.value)}
					onKeyDown={(event) => {
						if (event.key !== 'Enter') return;
						// It would send the form.
						event.preventDefault();
						const [first] = items;
						if (words && first && !list.isPlaceholder) toggle(first.id);
					}}
				/>
			)}
			{!mayList && <ChoicesLack />}
			{failure && (
				<HStack>
					<Text color="fg.error">{errorText(failure)}</Text>
					<Button size="sm" variant="outline" onClick={() => void list.refetch()}>
						{formatMessage(formMessages.retry)}
					</Button>
				</HStack>
			)}
			{mayList && !failure && (
				<Checkboxes
					choices={list.rows && items.map((item) => ({ value: item.id, label: choice(item) }))}
					chosen={chosen}
					isInvalid={Boolean(field.error)}
					onToggle={toggle}
				/>
			)}
			<Text role="status" textStyle="secondary">
				{formatMessage(formMessages.chosenCount, { count: chosen.length })}
			</Text>
			{list.total > items.length && (
				<Text textStyle="secondary">
					{formatMessage(formMessages.moreChoices, { shown: items.length, total: list.total })}
				</Text>
			)}
		</FieldsetShell>
	);
}

interface CheckboxesProps {
	/** undefined while they load. */
	choices: readonly Choice[] | undefined;
	chosen: readonly string[];
	isInvalid: boolean;
	onToggle: (value: string) => void;
}

function Checkboxes({ choices, chosen, isInvalid, onToggle }: CheckboxesProps) {
	return (
		<Box
			maxHeight="240px"
			overflowY="auto"
			borderWidth="1px"
			borderColor={isInvalid ? 'border.error' : 'border.control'}
			borderRadius="md"
			padding="2"
			aria-busy={!choices}
		>
			{choices?.length === 0 && (
				<Text padding="2" color="fg.muted">
					<FormattedMessage {...formMessages.noChoice} />
				</Text>
			)}
			{choices?.map(({ value, label }) => (
				<Box
					as="label"
					key={value}
					display="flex"
					alignItems="center"
					gap="2"
					padding="2"
					borderRadius="sm"
					cursor="pointer"
					_hover={{ bg: 'bg.muted' }}
				>
					<input
						type="checkbox"
						aria-invalid={isInvalid || undefined}
						checked={chosen.includes(value)}
						onChange={() => onToggle(value)}
					/>
					{label}
				</Box>
			))}
		</Box>
	);
}
