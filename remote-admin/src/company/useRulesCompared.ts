import type { CompanySettings } from '@borlette/shared/contract/company';
import type { ComparedField } from '@borlette/shared/form';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { useMemo } from 'react';
import { messages } from './rules.messages.ts';

type Settings = CompanySettings;
type Show = (value: never, theirs: Settings) => string;

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
		const fields: Array<[keyof Settings, keyof typeof messages, Show]> = [
			['minutes_to_void', 'minutesToVoid', number],
			['default_cutoff_minutes', 'cutoff', number],
			['fiche_expiry_days', 'expiry', number],
			['max_stake', 'maxStake', money],
			['max_exposure', 'maxExposure', money],
			['first_lot_only', 'firstLot', onOff],
			['two_person_results', 'twoPersons', onOff],
			['two_factor_admins', 'twoFactorAdmins', onOff],
			['two_factor_supervisors', 'twoFactorSupervisors', onOff],
			['free_mariage_tiers', 'mariage', mariages],
			['invoice_currency', 'currency', String],
			['invoice_tiers', 'invoices', invoices],
		];
		return fields.map(([name, label, show]) => ({
			name,
			label: formatMessage(messages[label]),
			show: (value, theirs) => show(value as never, theirs as unknown as Settings),
		}));
	}, [formatMessage, amount, count, currency]);
}
