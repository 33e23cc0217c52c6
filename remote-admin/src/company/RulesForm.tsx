import { type CompanyDetails, CompanySettings } from '@borlette/shared/contract/company';
import { AmountField, FormFrame, IntegerField, SwitchField } from '@borlette/shared/form';
import { useIntl, words } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useGoTo, useScreen } from '@borlette/shared/screens';
import { Box, Button, toast } from '@borlette/shared/ui';
import { useMemo } from 'react';
import { InvoiceTiers } from './InvoiceTiers.tsx';
import { MariageTiers } from './MariageTiers.tsx';
import { RuleRows } from './RuleRows.tsx';
import { RulesSection } from './RulesSection.tsx';
import { messages } from './rules.messages.ts';
import { useRulesCompared } from './useRulesCompared.ts';
import { useSaveRules } from './useSaveRules.ts';

const settingsOf = (company: unknown) => (company as CompanyDetails).settings;

/** The form of the rules, a section each subject; each rule says what it does. */
export function RulesForm({ company }: { company: CompanyDetails }) {
	const { formatMessage } = useIntl();
	const goTo = useGoTo();
	const list = useScreen('company.list');
	const save = useSaveRules(company);
	const fields = useRulesCompared(company.currency);
	const compare = useMemo(() => ({ fields, toValues: settingsOf }), [fields]);
	const texts = (label: keyof typeof messages, help: keyof typeof messages) => ({
		label: formatMessage(messages[label]),
		help: formatMessage(messages[help]),
	});
	const minutes = formatMessage(messages.minutes);

	return (
		<Box maxWidth="760px">
			<FormFrame
				name={`company.rules.${company.id}`}
				initialValues={company.settings}
				body={CompanySettings}
				version={company.version}
				compare={compare}
				save={save}
				onSaved={({ companyname }) => {
					toast.success(formatMessage(messages.saved, { name: companyname }));
					goTo('company.list');
				}}
				aside={
					list && (
						<Button asChild variant="outline">
							<Link to={list}>{formatMessage(words.cancel)}</Link>
						</Button>
					)
				}
			>
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
							currency={company.currency}
							{...texts('maxStake', 'maxStakeHelp')}
						/>
						<AmountField
							name="max_exposure"
							currency={company.currency}
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
					<MariageTiers currency={company.currency} />
				</RulesSection>
				<RulesSection title={messages.invoices} text={messages.invoicesHelp}>
					<InvoiceTiers />
				</RulesSection>
			</FormFrame>
		</Box>
	);
}
