import { facturationApi, type Invoice } from '@borlette/shared/contract/facturation';
import type { Payment } from '@borlette/shared/contract/historics-payment';
import { isUnusual, TRANSACTION_RULES } from '@borlette/shared/contract/transaction';
import { useWholeList } from '@borlette/shared/data';
import { useFormValues } from '@borlette/shared/form';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { ChooseCompanyButton } from '@borlette/shared/resource';
import { useSession } from '@borlette/shared/session';
import { Alert, Box, Card, Heading, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { SettlementTable } from './SettlementTable.tsx';
import { settlementOf } from './settlement.ts';
import { TypedNotice } from './TypedNotice.tsx';

/** Below the form: which invoices the amount settles, and what remains. */
export function Settles({ row }: { row?: Payment }) {
	const { formatMessage } = useIntl();
	const chosen = useSession(({ user }) => user?.select_company ?? null);
	const name = useSession(({ user }) => user?.companyname ?? '');
	const company = row?.company_id ?? chosen;
	if (company) {
		return <OfCompany company={company} name={row?.companyname ?? name} row={row} />;
	}
	return (
		<Alert.Root status="info">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>{formatMessage(messages.chooseTitle)}</Alert.Title>
				<Alert.Description mb="3">{formatMessage(messages.chooseText)}</Alert.Description>
				<ChooseCompanyButton />
			</Alert.Content>
		</Alert.Root>
	);
}

interface Props {
	company: string;
	name: string;
	row: Payment | undefined;
}

function OfCompany({ company, name, row }: Props) {
	const { formatMessage } = useIntl();
	const formats = useFormats();
	const { amount, currency } = useFormValues<{ amount: unknown; currency: string }>().values;
	const { data } = useWholeList(facturationApi.list, { company });
	if (!data) return null;
	const invoices = data.filter(
		(invoice) => invoice.company_id === company && invoice.currency === currency,
	);
	// What is corrected has settled already: the account is shown as it is.
	const { rows, left } = settlementOf(typeof amount === 'number' && !row ? amount : 0, invoices);
	return (
		<Card.Root as="section">
			<Card.Body gap="3">
				<Box>
					<Heading as="h2" textStyle="md" fontWeight="semibold">
						{formatMessage(row ? messages.account : messages.settles, { company: name })}
					</Heading>
					<Text mt="1" color="fg.muted">
						{rows.length > 0
							? formatMessage(messages.settlesText, { currency, company: name })
							: formatMessage(messages.nothingDue, { currency })}
					</Text>
				</Box>
				{!row && <FarMore amount={amount} invoices={invoices} />}
				{rows.length > 0 && <SettlementTable rows={rows} currency={currency} isNew={!row} />}
				{rows.length > 0 && left > 0 && (
					<Text>{formatMessage(messages.ahead, { amount: formats.amount(left, currency) })}</Text>
				)}
			</Card.Body>
		</Card.Root>
	);
}

/** Nothing was invoiced yet: there is nothing to compare with. */
function FarMore({ amount, invoices }: { amount: unknown; invoices: readonly Invoice[] }) {
	const formats = useFormats();
	const [first] = invoices;
	const most = Math.max(...invoices.map((invoice) => invoice.amount));
	if (!first || typeof amount !== 'number' || !isUnusual(amount, most)) return null;
	const { currency } = first;
	const times = TRANSACTION_RULES.unusualTimes;
	return (
		<TypedNotice>
			<FormattedMessage
				{...messages.unusual}
				values={{ times, currency, most: formats.amount(most, currency) }}
			/>
		</TypedNotice>
	);
}
