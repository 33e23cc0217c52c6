import { AmountField, IntegerField, SwitchField } from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import { InvoiceTiers } from './InvoiceTiers.tsx';
import { MariageTiers } from './MariageTiers.tsx';
import { RuleRows } from './RuleRows.tsx';
import { RulesSection } from './RulesSection.tsx';
import { messages } from './rules.messages.ts';

/** The rules of a company, a section each subject; each rule says what it does. */
export function RulesFields({ currency }: { currency: string }) {
	const { formatMessage } = useIntl();
	const texts = (label: keyof typeof messages, help: keyof typeof messages) => ({
		label: formatMessage(messages[label]),
		help: formatMessage(messages[help]),
	});
	const minutes = formatMessage(messages.minutes);

	return (
		<>
			<RulesSection title={messages.sales}>
				<RuleRows>
					<IntegerField
						name="minutes_to_void"
						unit={minutes}
						{...texts('minutesToVoid', 'minutesToVoidHelp')}
					/>
					<IntegerField
						name="default_cutoff_minutes"
						unit={minutes}
						{...texts('cutoff', 'cutoffHelp')}
					/>
					<IntegerField
						name="fiche_expiry_days"
						unit={formatMessage(messages.days)}
						{...texts('expiry', 'expiryHelp')}
					/>
					<AmountField
						name="max_stake"
						currency={currency}
						{...texts('maxStake', 'maxStakeHelp')}
					/>
					<AmountField
						name="max_exposure"
						currency={currency}
						{...texts('maxExposure', 'maxExposureHelp')}
					/>
				</RuleRows>
			</RulesSection>
			<RulesSection title={messages.results}>
				<RuleRows>
					<SwitchField name="first_lot_only" {...texts('firstLot', 'firstLotHelp')} />
					<SwitchField name="two_person_results" {...texts('twoPersons', 'twoPersonsHelp')} />
				</RuleRows>
			</RulesSection>
			<RulesSection title={messages.signIn} text={messages.signInHelp}>
				<RuleRows>
					<SwitchField
						name="two_factor_admins"
						{...texts('twoFactorAdmins', 'twoFactorAdminsHelp')}
					/>
					<SwitchField
						name="two_factor_supervisors"
						{...texts('twoFactorSupervisors', 'twoFactorSupervisorsHelp')}
					/>
				</RuleRows>
			</RulesSection>
			<RulesSection title={messages.mariage} text={messages.mariageHelp}>
				<MariageTiers currency={currency} />
			</RulesSection>
			<RulesSection title={messages.invoices} text={messages.invoicesHelp}>
				<InvoiceTiers />
			</RulesSection>
		</>
	);
}
