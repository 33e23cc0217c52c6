import { gamesAboveWhole, returnToPlayer } from '@borlette/shared/contract/prime';
import { useFormField, useFormValues } from '@borlette/shared/form';
import { FormattedMessage, gameMessages, useFormats, useIntl } from '@borlette/shared/i18n';
import { Alert, Checkbox, FieldFrame } from '@borlette/shared/ui';
import { type KnownRates, wholeOf } from './effective.ts';
import { PAID_GAMES } from './games.ts';
import { messages } from './messages.ts';

const STAKE = 10_000;

/** A prime by which the company loses is a slip more often than a wish: it is saved when confirmed. */
export function ConfirmLoss({ effective }: { effective: KnownRates }) {
	const intl = useIntl();
	const { amount, percent } = useFormats();
	const { submitCount } = useFormValues();
	const field = useFormField<boolean | ''>('confirmed');
	const rates = wholeOf(effective);
	const games = gamesAboveWhole(rates);
	if (games.length === 0) return null;
	const returned = returnToPlayer(rates);
	return (
		<Alert.Root status="error" alignItems="flex-start" role="group" aria-labelledby="prime-loss">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title id="prime-loss">
					<FormattedMessage {...messages.lossTitle} />
				</Alert.Title>
				<Alert.Description as="div">
					<ul>
						{games.map((game) => (
							<li key={game}>
								<FormattedMessage
									{...messages.lossOf}
									values={{
										game: intl.formatMessage(
											PAID_GAMES.find((paid) => paid.game === game)?.label ?? gameMessages.borlette,
										),
										percent: percent(returned[game]),
										staked: amount(STAKE),
										back: amount(returned[game]),
									}}
								/>
							</li>
						))}
					</ul>
				</Alert.Description>
				<FieldFrame
					error={field.error && <FormattedMessage {...messages.confirmFirst} />}
					submitCount={submitCount}
					marginBlockStart="3"
				>
					{(tie) => (
						<Checkbox.Root
							name="confirmed"
							checked={field.value === true}
							onCheckedChange={({ checked }) => field.setValue(checked === true)}
						>
							<Checkbox.HiddenInput {...tie} onBlur={field.touch} />
							<Checkbox.Control />
							<Checkbox.Label color="fg">
								<FormattedMessage {...messages.confirmed} />
							</Checkbox.Label>
						</Checkbox.Root>
					)}
				</FieldFrame>
			</Alert.Content>
		</Alert.Root>
	);
}
