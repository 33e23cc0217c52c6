import { codesOf } from '@borlette/shared/contract';
import {
	activeSupervisorChoices,
	supervisorApi,
	supervisorChoices,
} from '@borlette/shared/contract/supervisor';
import { activeSurcussaleChoices } from '@borlette/shared/contract/surcussale';
import { tirageChoices } from '@borlette/shared/contract/tirage';
import {
	AmountField,
	DateTimeField,
	PercentField,
	RefField,
	SelectField,
	TextField,
	useFormValues,
} from '@borlette/shared/form';
import { gameMessages, useIntl, words } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { Grid, Stack, Text } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

const { mariage_gratuit: _given, ...games } = gameMessages;

/** What each change is told, by its name. */
export function Fields({ name }: { name: string }): ReactNode {
	if (name === 'surcussale') return <SurcussaleFields />;
	if (name === 'supervisor') return <SupervisorField />;
	if (name === 'commission') return <CommissionField />;
	if (name === 'limit') return <LimitFields />;
	return <MessageFields />;
}

function SurcussaleFields() {
	const { formatMessage } = useIntl();
	const { values, setFieldValue } = useFormValues<{ of_supervisor: string }>();
	const maySee = useCan(codesOf(supervisorApi.list));
	const { of_supervisor } = values;
	return (
		<Stack gap="5">
			{maySee && (
				<RefField
					name="of_supervisor"
					label={formatMessage(words.supervisor)}
					help={formatMessage(messages.supervisorHelp)}
					emptyLabel={formatMessage(words.everySupervisor)}
					onChosen={() => void setFieldValue('surcussale_id', '')}
					{...supervisorChoices}
				/>
			)}
			<RefField
				// The choices of another supervisor are another list.
				key={of_supervisor}
				name="surcussale_id"
				label={formatMessage(words.surcussale)}
				{...activeSurcussaleChoices}
				where={{
					...activeSurcussaleChoices.where,
					...(of_supervisor && { supervisor_id: of_supervisor }),
				}}
			/>
		</Stack>
	);
}

function SupervisorField() {
	const { formatMessage } = useIntl();
	return (
		<RefField
			name="supervisor_id"
			label={formatMessage(words.supervisor)}
			emptyLabel={formatMessage(messages.noSupervisor)}
			{...activeSupervisorChoices}
		/>
	);
}

function CommissionField() {
	const { formatMessage } = useIntl();
	return (
		<PercentField
			name="commission"
			label={formatMessage(words.commission)}
			help={formatMessage(messages.commissionHelp)}
		/>
	);
}

function LimitFields() {
	const { formatMessage } = useIntl();
	const choices = Object.entries(games).map(([value, label]) => ({
		value,
		label: formatMessage(label),
	}));
	return (
		<Stack gap="5">
			<Text color="fg.muted">{formatMessage(messages.limitHelp)}</Text>
			<Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
				<SelectField name="game" label={formatMessage(words.game)} choices={choices} />
				<RefField
					name="tirage_id"
					label={formatMessage(words.tirage)}
					emptyLabel={formatMessage(words.everyTirage)}
					{...tirageChoices}
				/>
				<AmountField name="min_stake" label={formatMessage(messages.minStake)} />
				<AmountField name="max_stake" label={formatMessage(messages.maxStake)} />
				<AmountField name="limite" label={formatMessage(words.limite)} />
			</Grid>
		</Stack>
	);
}

function MessageFields() {
	const { formatMessage } = useIntl();
	return (
		<Stack gap="5">
			<TextField name="title" label={formatMessage(messages.subject)} />
			<TextField name="body" label={formatMessage(words.message)} isLong />
			<DateTimeField
				name="ends_at"
				label={formatMessage(messages.endsAt)}
				help={formatMessage(messages.endsAtHelp)}
			/>
		</Stack>
	);
}
