import { useEffect, useRef, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { RadioGroup } from '../../ui/formParts.ts';
import { Alert, Box, Button, Grid, Stack, Text } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';
import type { Difference, Side } from './conflict.ts';

interface Props {
	differences: readonly Difference[];
	/** The row as it is now. */
	current: Readonly<Record<string, unknown>>;
	isPending: boolean;
	onChoose: (chosen: Readonly<Record<string, Side>>) => void;
}

/** Mine and theirs, field by field; what is chosen is saved over the newer row. */
export function VersionConflict({ differences, current, isPending, onChoose }: Props) {
	const { formatMessage } = useIntl();
	const [chosen, setChosen] = useState<Record<string, Side>>({});
	const box = useRef<HTMLDivElement>(null);

	useEffect(function bringIntoView() {
		box.current?.focus();
	}, []);

	return (
		<Alert.Root ref={box} role="alert" tabIndex={-1} status="warning" alignItems="flex-start">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>{formatMessage(formMessages.conflictTitle)}</Alert.Title>
				<Alert.Description>
					{formatMessage(
						differences.length ? formMessages.conflictText : formMessages.conflictSame,
					)}
				</Alert.Description>
				<Stack gap="4" marginBlock="4" width="full">
					{differences.map((difference) => (
						<DifferenceRow
							key={difference.name}
							difference={difference}
							current={current}
							side={chosen[difference.name] ?? difference.proposed}
							onChange={(side) => setChosen({ ...chosen, [difference.name]: side })}
						/>
					))}
				</Stack>
				<Box>
					<Button loading={isPending} onClick={() => onChoose(chosen)}>
						{formatMessage(formMessages.keepChosen)}
					</Button>
				</Box>
			</Alert.Content>
		</Alert.Root>
	);
}

interface RowProps extends Pick<Props, 'current'> {
	difference: Difference;
	side: Side;
	onChange: (side: Side) => void;
}

function DifferenceRow({
	difference: { label, show, mine, theirs },
	current,
	side,
	onChange,
}: RowProps) {
	const { formatMessage } = useIntl();
	return (
		<RadioGroup.Root value={side} onValueChange={({ value }) => onChange(value as Side)}>
			<RadioGroup.Label fontWeight="medium">{label}</RadioGroup.Label>
			<Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2" marginBlockStart="1">
				{(['mine', 'theirs'] as const).map((option) => (
					<RadioGroup.Item
						key={option}
						value={option}
						borderWidth="1px"
						borderRadius="md"
						padding="2"
						background="bg.panel"
						color="fg"
						alignItems="flex-start"
					>
						<RadioGroup.ItemHiddenInput />
						<RadioGroup.ItemIndicator />
						<RadioGroup.ItemText>
							<Text as="span" display="block" color="fg.muted" fontSize="0.8125rem">
								{formatMessage(formMessages[option])}
							</Text>
							{show(option === 'mine' ? mine : theirs, current) || formatMessage(formMessages.none)}
						</RadioGroup.ItemText>
					</RadioGroup.Item>
				))}
			</Grid>
		</RadioGroup.Root>
	);
}
