import { ficheStates } from '@borlette/shared/cards';
import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { toPayOf } from '@borlette/shared/contract/fiche.ticket';
import { useRead, useWrite } from '@borlette/shared/data';
import {
	FormattedMessage,
	groupedRef,
	useErrorText,
	useFormats,
	useIntl,
	useRelative,
	words,
} from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { useCan } from '@borlette/shared/session';
import {
	Box,
	Button,
	Card,
	ConfirmDialog,
	EmptyState,
	ErrorState,
	Notice,
	Skeleton,
	Stack,
	Text,
	toast,
} from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { useOpenTill } from '../useTill.ts';
import { useKnownFiche } from './useKnownFiche.ts';

interface Props {
	refCode: string;
	onAnother: () => void;
}

/** What became of a fiche, and its payment. Without a network: what was known last, and no promise. */
export function FicheCheck({ refCode, onAnother }: Props) {
	const { isAway } = useOpenTill();
	const errorText = useErrorText();
	const read = useRead(ficheApi.one, { params: { refCode } }, { staleTime: 0, enabled: !isAway });
	const known = useKnownFiche(refCode, read.data?.fiche);
	const fiche = isAway ? known?.fiche : read.data?.fiche;
	return (
		<Stack gap="4">
			{isAway && (
				<Notice
					status="warning"
					role="alert"
					title={
						known ? <Known at={known.at} /> : <FormattedMessage {...messages.offlineUnknown} />
					}
				>
					<FormattedMessage {...messages.offlineNoPay} />
				</Notice>
			)}
			{fiche && <FicheCard fiche={fiche} mayBePaid={!isAway} />}
			{!fiche && !isAway && read.isPending && (
				<Skeleton height="220px" borderRadius="lg" aria-busy="true" />
			)}
			{!fiche && !isAway && read.error?.code === 'not_found' && (
				<EmptyState
					title={groupedRef(refCode)}
					text={<FormattedMessage {...messages.unknownFiche} />}
				/>
			)}
			{!fiche && !isAway && read.error && read.error.code !== 'not_found' && (
				<ErrorState
					title={<FormattedMessage {...messages.ficheFailed} />}
					text={errorText(read.error)}
					onRetry={() => void read.refetch()}
				/>
			)}
			<Button variant="outline" colorPalette="gray" minH="11" onClick={onAnother}>
				<FormattedMessage {...messages.another} />
			</Button>
		</Stack>
	);
}

function Known({ at }: { at: string }) {
	const relative = useRelative();
	return <FormattedMessage {...messages.offlineKnown} values={{ ago: relative(at) }} />;
}

function FicheCard({ fiche, mayBePaid }: { fiche: Fiche; mayBePaid: boolean }) {
	const { formatMessage } = useIntl();
	const { amount, day } = useFormats();
	const { tone, icon, label } = ficheStates[fiche.situation];
	const ticket = useScreen('fiche.list', undefined, { fiche: fiche.ref_code });
	return (
		<Card.Root>
			<Card.Body gap="3">
				<Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
					<Text fontFamily="mono" fontWeight="semibold">
						{groupedRef(fiche.ref_code)}
					</Text>
					<StatusBadge tone={tone} icon={icon}>
						{formatMessage(label)}
					</StatusBadge>
				</Box>
				<Text color="fg.muted">{[fiche.tirage_name, day(fiche.draw_date)].join(' · ')}</Text>
				<Text color="fg.muted">{[fiche.agent_name, fiche.surcussale_name].join(' · ')}</Text>
				<Box display="flex" justifyContent="space-between" fontVariantNumeric="tabular-nums">
					<span>{formatMessage(words.stake)}</span>
					<b>{amount(fiche.total, fiche.currency)}</b>
				</Box>
				<Box display="flex" justifyContent="space-between" fontVariantNumeric="tabular-nums">
					<span>{formatMessage(messages.gain)}</span>
					<b>{amount(fiche.gain, fiche.currency)}</b>
				</Box>
				{mayBePaid && <Payment fiche={fiche} />}
				{ticket && (
					<Button asChild variant="ghost" colorPalette="gray" minH="11">
						<Link to={ticket}>{formatMessage(messages.seeTicket)}</Link>
					</Button>
				)}
			</Card.Body>
		</Card.Root>
	);
}

function Payment({ fiche }: { fiche: Fiche }) {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const errorText = useErrorText();
	const mayPay = useCan('pay_fiche');
	const [isAsking, setAsking] = useState(false);
	const pay = useWrite(ficheApi.update, [ficheApi.one, ficheApi.list, ficheApi.winning]);
	const toPay = toPayOf(fiche);
	const values = { amount: amount(toPay, fiche.currency), ref: groupedRef(fiche.ref_code) };
	if (toPay === 0 || !mayPay) {
		return (
			<Text color="fg.muted">
				<FormattedMessage {...(toPay === 0 ? messages.notPayable : messages.mayNotPay)} />
			</Text>
		);
	}
	return (
		<>
			<Button size="lg" onClick={() => setAsking(true)}>
				<FormattedMessage {...messages.pay} values={values} />
			</Button>
			<ConfirmDialog
				isOpen={isAsking}
				title={formatMessage(messages.payTitle, values)}
				text={formatMessage(messages.payText, values)}
				confirmLabel={formatMessage(messages.pay, values)}
				cancelLabel={formatMessage(words.back)}
				isPending={pay.isPending}
				failure={pay.error && errorText(pay.error)}
				onCancel={() => {
					pay.reset();
					setAsking(false);
				}}
				onConfirm={() =>
					pay.mutate(
						{ body: { ref_code: fiche.ref_code, action: 'pay', gain: fiche.gain } },
						{
							onSuccess: () => {
								toast.success(formatMessage(messages.paid, values));
								setAsking(false);
							},
						},
					)
				}
			/>
		</>
	);
}
