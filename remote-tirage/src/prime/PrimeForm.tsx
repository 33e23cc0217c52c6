import { officialRate, type Rate } from '@borlette/shared/contract/prime';
import { IntegerField, useFormValues } from '@borlette/shared/form';
import { FormattedMessage, rateMessages, useFormats, useIntl } from '@borlette/shared/i18n';
import type { FormLayoutProps } from '@borlette/shared/resource';
import { Box, Grid, Text } from '@borlette/shared/ui';
import { ConfirmLoss } from './ConfirmLoss.tsx';
import { effectiveOf } from './effective.ts';
import { FROM_LABELS, messages } from './messages.ts';
import { RateTable } from './RateTable.tsx';
import { type PrimeTargetIds, useInherited, useTarget } from './useTarget.ts';

type Props = FormLayoutProps<Partial<PrimeTargetIds> & { id: string }>;

/** The form of a prime, general or of a target: whose it is, then what each game pays. */
export function PrimeForm({ row, fieldOf }: Props) {
	const intl = useIntl();
	const { count } = useFormats();
	const { values } = useFormValues<Record<string, unknown>>();
	const inherited = useInherited(useTarget(row));
	const effective = effectiveOf(values, inherited);
	const targets = ['agent_id', 'tirage_id', 'surcussale_id'].flatMap((name) => {
		const field = fieldOf(name);
		return field ? [<Box key={name}>{field}</Box>] : [];
	});

	const rateOf = (rate: Rate) => {
		const from = inherited?.[rate];
		const official = officialRate(rate);
		return (
			<IntegerField
				name={rate}
				label={intl.formatMessage(rateMessages[rate])}
				{...(from && { placeholder: count(from.units) })}
				help={
					(official !== undefined || from) && (
						<>
							{official !== undefined && (
								<FormattedMessage {...messages.official} values={{ rate: count(official) }} />
							)}
							{from && (
								<Box as="span" display="block">
									<FormattedMessage
										{...messages.inheritedFrom}
										values={{
											rate: count(from.units),
											from: intl.formatMessage(FROM_LABELS[from.from]),
										}}
									/>
								</Box>
							)}
						</>
					)
				}
			/>
		);
	};

	return (
		<>
			<RateTable effective={effective} rateOf={rateOf}>
				{targets.length > 0 && (
					<Box paddingBlockEnd="5">
						<Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
							{targets}
						</Grid>
						<Precedence />
					</Box>
				)}
			</RateTable>
			<ConfirmLoss effective={effective} />
		</>
	);
}

/** Whose rate applies where one is left open. */
function Precedence() {
	return (
		<Text color="fg.muted" fontSize="13px" marginBlockStart="4">
			<FormattedMessage {...messages.precedence} />
		</Text>
	);
}
