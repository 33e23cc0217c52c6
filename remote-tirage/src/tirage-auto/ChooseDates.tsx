import { companyApi } from '@borlette/shared/contract/company';
import { useWholeList } from '@borlette/shared/data';
import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Box, Checkbox, Field, Fieldset, Input, Stack } from '@borlette/shared/ui';
import { messages } from './messages.ts';

export interface Choice {
	/** From today on; NaN while nothing is typed. */
	readonly days: number;
	readonly isAll: boolean;
	readonly companies: readonly string[];
}

interface Props {
	choice: Choice;
	most: number;
	onChange: (choice: Choice) => void;
}

/** For how many days, and for which companies. */
export function ChooseDates({ choice, most, onChange }: Props) {
	const { formatMessage } = useIntl();
	const { data: rows = [] } = useWholeList(companyApi.list, { is_active: true });
	const toggle = (id: string, isOn: boolean) =>
		onChange({
			...choice,
			companies: isOn
				? [...choice.companies, id]
				: choice.companies.filter((other) => other !== id),
		});
	return (
		<Stack gap="5">
			<Field.Root maxWidth="200px">
				<Field.Label>{formatMessage(messages.days)}</Field.Label>
				<Input
					type="number"
					min={1}
					max={most}
					value={Number.isNaN(choice.days) ? '' : choice.days}
					onChange={({ currentTarget }) =>
						onChange({ ...choice, days: currentTarget.valueAsNumber })
					}
				/>
				<Field.HelperText>{formatMessage(messages.daysHelp)}</Field.HelperText>
			</Field.Root>
			<Fieldset.Root>
				<Fieldset.Legend>
					<FormattedMessage {...messages.companies} />
				</Fieldset.Legend>
				<Fieldset.Content>
					<Tick
						label={formatMessage(messages.all)}
						isOn={choice.isAll}
						onChange={(isAll) => onChange({ ...choice, isAll })}
					/>
					{!choice.isAll && (
						<Box
							display="grid"
							gridTemplateColumns="repeat(auto-fill, minmax(200px, 1fr))"
							gap="2"
							maxHeight="240px"
							overflowY="auto"
						>
							{rows.map(({ id, companyname }) => (
								<Tick
									key={id}
									label={companyname}
									isOn={choice.companies.includes(id)}
									onChange={(isOn) => toggle(id, isOn)}
								/>
							))}
						</Box>
					)}
				</Fieldset.Content>
			</Fieldset.Root>
		</Stack>
	);
}

interface TickProps {
	label: string;
	isOn: boolean;
	onChange: (isOn: boolean) => void;
}

function Tick({ label, isOn, onChange }: TickProps) {
	return (
		<Checkbox.Root checked={isOn} onCheckedChange={({ checked }) => onChange(checked === true)}>
			<Checkbox.HiddenInput />
			<Checkbox.Control />
			<Checkbox.Label>{label}</Checkbox.Label>
		</Checkbox.Root>
	);
}
