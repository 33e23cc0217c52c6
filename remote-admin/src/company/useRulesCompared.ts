import type { CompanySettings } from '@borlette/shared/contract/company';
import type { ComparedField } from '@borlette/shared/form';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { useMemo } from 'react';
import { messages } from './rules.messages.ts';

type Settings = CompanySettings;

/** The rules as people compare them when two changed them at once. `currency`: the company's. */
export function useRulesCompared(currency: string): readonly ComparedField[] {
	const { formatMessage } = useIntl();
	const { amount, count } = useFormats();
	return useMemo(() => {
		const onOff = (value: boolean) => (value ? '✓' : '✗');
		const number = (value: number) => count(value);
		const money = (value: number) => amount(value, currency);
		const tier = (from: string, value: string) => formatMessage(messages.tier, { from, value });
		const mariages = (rows: Settings['free_mariage_tiers']) =>
			rows.map((row) => tier(amount(row.from, currency), count(row.count))).join(' · ');
		const invoices = (rows: Settings['invoice_tiers'], { invoice_currency }: Settings) =>
			rows.map((row) => tier(count(row.from), amount(row.price, invoice_currency))).join(' · ');
		const field = <K extends keyof Settings>(
			name: K,
			label: keyof typeof messages,
			show: (value: Settings[K], theirs: Settings) => string,
		): ComparedField => ({
			name,
			label: formatMessage(messages[label]),
			// The form's values and the row are settings.
			show: (value, theirs) => show(value as Settings[K], theirs as unknown as Settings),
		});
		return [
			field('minutes_to_void', 'minutesToVoid', number),
			field('default_cutoff_minutes', 'cutoff', number),
			field('fiche_expiry_days', 'expiry', number),
			field('max_stake', 'maxStake', money),
			field('max_exposure', 'maxExposure', money),
			field('first_lot_only', 'firstLot', onOff),
			field('two_person_results', 'twoPersons', onOff),
			field('two_factor_admins', 'twoFactorAdmins', onOff),
			field('two_factor_supervisors', 'twoFactorSupervisors', onOff),
			field('free_mariage_tiers', 'mariage', mariages),
			field('invoice_currency', 'currency', String),
			field('invoice_tiers', 'invoices', invoices),
		];
	}, [formatMessage, amount, count, currency]);
}
