import type { ResultPreview, TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { FormattedMessage, groupedRef, NOTHING, useFormats } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { Alert, Box, Stack, Text } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { entry } from './entry.messages.ts';
import { LargestWins } from './LargestWins.tsx';
import { messages } from './messages.ts';

interface Props {
	preview: ResultPreview;
	/** With a result that was settled before, what would be taken back is said too. */
	instance: TirageInstance;
}

/** What a result would cost: nothing of it is saved. */
export function DryRun({ preview, instance }: Props) {
	const { amount, count, percent, share } = useFormats();
	// Nobody can confirm it any more, and it would be to be confirmed for ever.
	const isCorrectionWaiting =
		instance.state === 'settled' && instance.result_state === 'provisional';
	const { fiches, vente, fiches_gagnantes, gain, usual_percent, largest } = preview;
	return (
		<Stack gap="4">
			<Box
				as="dl"
				display="grid"
				gridTemplateColumns="repeat(auto-fit, minmax(130px, 1fr))"
				gap="4"
				fontVariantNumeric="tabular-nums"
			>
				<Figure
					label={<FormattedMessage {...messages.fichesGagnantes} />}
					value={count(fiches_gagnantes)}
					note={<FormattedMessage {...entry.ofFiches} values={{ count: count(fiches) }} />}
				/>
				<Figure
					label={<FormattedMessage {...entry.toPay} />}
					value={amount(gain, instance.currency)}
					note={
						<FormattedMessage
							{...entry.ofSales}
							values={{ amount: amount(vente, instance.currency) }}
						/>
					}
				/>
				<Figure
					label={<FormattedMessage {...entry.share} />}
					value={vente > 0 ? share(gain, vente) : NOTHING}
					note={
						usual_percent === null ? (
							<FormattedMessage {...entry.noUsual} />
						) : (
							<FormattedMessage
								{...entry.usual}
								values={{ percent: percent(usual_percent * 100) }}
							/>
						)
					}
				/>
			</Box>
			{instance.state === 'settled' && (
				<Alert.Root status="info" role="note">
					<Alert.Indicator />
					<Alert.Description>
						<FormattedMessage
							{...entry.reverses}
							values={{
								count: instance.fiches_gagnantes,
								amount: amount(instance.gain, instance.currency),
							}}
						/>
					</Alert.Description>
				</Alert.Root>
			)}
			{preview.paid_fiche && (
				<Alert.Root status="error" role="alert">
					<Alert.Indicator />
					<Alert.Description>
						<FormattedMessage
							{...entry.paidFiche}
							values={{ fiche: groupedRef(preview.paid_fiche) }}
						/>
						<Text mt="1">
							{isCorrectionWaiting ? (
								<FormattedMessage {...entry.setAside} />
							) : (
								<FormattedMessage
									{...entry.barredInstead}
									values={{
										movement: (
											<ScreenLink screen="transaction.new">
												<FormattedMessage {...entry.movement} />
											</ScreenLink>
										),
									}}
								/>
							)}
						</Text>
					</Alert.Description>
				</Alert.Root>
			)}
			{largest.length > 0 && <LargestWins largest={largest} currency={instance.currency} />}
		</Stack>
	);
}

function Figure({ label, value, note }: { label: ReactNode; value: string; note: ReactNode }) {
	return (
		<div>
			<Box as="dt" color="fg.muted" fontSize="13px">
				{label}
			</Box>
			<dd>
				<Box textStyle="xl" fontWeight="semibold">
					{value}
				</Box>
				<Box textStyle="secondary">{note}</Box>
			</dd>
		</div>
	);
}
