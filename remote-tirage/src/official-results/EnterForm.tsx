import { officialResultApi } from '@borlette/shared/contract/official-results';
import { useList, useRead } from '@borlette/shared/data';
import { DateField, FormFrame, SelectField, useFormValues } from '@borlette/shared/form';
import { FormattedMessage, useIntl, useToday, words } from '@borlette/shared/i18n';
import { useSearchParams } from '@borlette/shared/router';
import { Alert, Card, Grid, Stack } from '@borlette/shared/ui';
import { Picks } from '../picks/Picks.tsx';
import { slots } from '../schedule/slots.ts';
import { ConfirmEverywhere } from './ConfirmEverywhere.tsx';
import { messages } from './messages.ts';
import { drawKey, drawOf, type Entered, type EntryValues, useEntry } from './useEntry.ts';

interface Props {
	onEntered: (entered: Entered) => void;
}

/** The draw, its day and what was drawn; the address may fill it in. */
export function EnterForm({ onEntered }: Props) {
	const { formatMessage } = useIntl();
	const today = useToday();
	const [given] = useSearchParams();
	const enter = useEntry();
	const { choices, isLoading } = useDrawChoices();
	const of = (name: string) => given.get(name) ?? '';
	const initialValues: EntryValues = {
		draw: given.has('state') ? `${of('state')}|${of('slot')}` : '',
		draw_date: of('draw_date') || today,
		pick3: of('pick3'),
		pick4: of('pick4'),
	};
	return (
		<FormFrame
			name={`official.${given}`}
			initialValues={initialValues}
			body={officialResultApi.enter.input.body}
			submitLabel={formatMessage(messages.enterEverywhere)}
			save={enter}
			onSaved={onEntered}
		>
			<Card.Root>
				<Card.Body>
					<Stack gap="5">
						<Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="4">
							<SelectField
								name="draw"
								label={formatMessage(words.tirage)}
								choices={choices}
								disabled={isLoading}
							/>
							<DateField
								name="draw_date"
								label={formatMessage(messages.day)}
								// What is to be drawn has no result.
								max={today}
							/>
						</Grid>
						<div>
							<Picks />
						</div>
						<KnownResult />
					</Stack>
				</Card.Body>
			</Card.Root>
		</FormFrame>
	);
}

function useDrawChoices() {
	const { formatMessage } = useIntl();
	const draws = useRead(officialResultApi.draws, {});
	const choices = (draws.data ?? []).map((draw) => ({
		value: drawKey(draw),
		label: formatMessage(messages.drawChoice, {
			state: draw.state,
			slot: formatMessage(slots[draw.slot]),
			time: draw.draw_time,
			companies: draw.companies,
			waiting: draw.waiting,
		}),
	}));
	return { choices, isLoading: draws.isLoading };
}

/** The official result that is there already for what the form names: it is never overwritten. */
function KnownResult() {
	const { values } = useFormValues<EntryValues>();
	const draw = drawOf(values);
	const { rows } = useList(
		officialResultApi.list,
		{
			state: draw?.state,
			slot: draw?.slot,
			start_date: draw?.draw_date,
			end_date: draw?.draw_date,
			limit: 25,
		},
		{ enabled: draw !== undefined },
	);
	const [known] = rows ?? [];
	if (!draw || !known) return null;
	const numbers = [known.pick3, known.pick4].filter(Boolean).join(' ');
	return (
		<Alert.Root status="info" role="status">
			<Alert.Indicator />
			<Alert.Content gap="3">
				<Alert.Description>
					<FormattedMessage {...messages.known} values={{ numbers, name: known.created_by }} />
				</Alert.Description>
				<ConfirmEverywhere key={Object.values(draw).join(' ')} draw={draw} />
			</Alert.Content>
		</Alert.Root>
	);
}
