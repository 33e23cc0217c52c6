import { serverNow } from '@borlette/shared/api';
import type { After } from '@borlette/shared/contract/controle';
import {
	LATE_SALE,
	lotGagnantApi,
	type ResultPreview,
	type TirageInstance,
} from '@borlette/shared/contract/lotgagnant';
import type { Board } from '@borlette/shared/contract/statistique';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { useMayCall } from '@borlette/shared/session';
import { Box, Button, Lot, lotNames, NextIcon, VerifiedIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Tile } from './Tile.tsx';

/** From the seal to the payment. */
export function Result({ board, after: { seal, date, preview } }: { board: Board; after: After }) {
	return (
		<Tile area="first" title={<FormattedMessage {...messages.result} />}>
			<Box display="grid" gap="4" textStyle={{ base: 'body', xl: 'lg' }}>
				{date ? <Outcome date={date} /> : <FormattedMessage {...messages.mayNot} />}
				{preview && date && <Preview preview={preview} currency={date.currency} />}
				<Seal seal={seal} />
				<ToDate board={board} date={date} />
			</Box>
		</Tile>
	);
}

function Outcome({ date }: { date: TirageInstance }) {
	const { amount } = useFormats();
	return (
		<>
			{date.lotto3 && (
				<Box as="dl" display="flex" flexWrap="wrap" gap="5">
					<Lot label={lotNames.lotto3} value={date.lotto3} />
					<Lot label={lotNames.lot1} value={date.lot1} isChief />
					<Lot label={lotNames.lot2} value={date.lot2} />
					<Lot label={lotNames.lot3} value={date.lot3} />
				</Box>
			)}
			{date.state === 'settled' && (
				<Box>
					<Box color="fg.muted">
						<FormattedMessage {...messages.payable} />
					</Box>
					<Figure>{amount(date.gain, date.currency)}</Figure>
				</Box>
			)}
			<Box role="status">
				<FormattedMessage {...standing(date)} />
			</Box>
		</>
	);
}

function standing({ state, is_payable, result_state }: TirageInstance) {
	if (state === 'cancelled') return messages.cancelled;
	if (is_payable) return messages.payableNow;
	if (result_state === 'provisional') return messages.unconfirmed;
	return result_state === null ? messages.waiting : messages.counting;
}

const WARNINGS = {
	high_payout: messages.highPayout,
	one_fiche_takes_most: messages.oneFicheTakesMost,
	late_win: messages.lateWin,
} satisfies Record<ResultPreview['warnings'][number], unknown>;

function Preview({ preview, currency }: { preview: ResultPreview; currency: string }) {
	const { amount } = useFormats();
	return (
		<Box>
			<Box color="fg.muted">
				<FormattedMessage {...messages.preview} />
			</Box>
			<Figure>{amount(preview.gain, currency)}</Figure>
			<FormattedMessage {...messages.previewText} values={{ fiches: preview.fiches_gagnantes }} />
			<Box as="ul" listStyleType="none" color="fg.warning">
				{preview.warnings.map((warning) => (
					<li key={warning}>
						<FormattedMessage {...WARNINGS[warning]} values={LATE_SALE} />
					</li>
				))}
			</Box>
		</Box>
	);
}

function Figure({ children }: { children: string }) {
	return (
		<Box
			fontSize={{ base: '28px', xl: '48px' }}
			lineHeight="1.1"
			fontWeight="semibold"
			letterSpacing="tighter"
			fontVariantNumeric="tabular-nums"
		>
			{children}
		</Box>
	);
}

function Seal({ seal }: Pick<After, 'seal'>) {
	const { amount } = useFormats();
	return (
		<Box>
			<Box display="inline-flex" alignItems="center" gap="1.5" color="fg.muted">
				<VerifiedIcon size={16} aria-hidden />
				<FormattedMessage {...messages.seal} />
			</Box>
			{seal ? (
				<>
					<Box fontWeight="medium" fontVariantNumeric="tabular-nums">
						<FormattedMessage
							{...messages.sealed}
							values={{ fiches: seal.fiches, amount: amount(seal.total) }}
						/>
					</Box>
					<Box textStyle="reference" color="fg.muted" overflowWrap="anywhere" dir="ltr">
						{seal.hash}
					</Box>
				</>
			) : (
				<Box>
					<FormattedMessage {...messages.sealing} />
				</Box>
			)}
		</Box>
	);
}

/** Where the result is entered and confirmed. */
function ToDate({ board, date }: { board: Board; date: TirageInstance | null }) {
	const to = useScreen('lotgagnant.date', { instanceId: board.instance_id });
	const mayEnter = useMayCall(lotGagnantApi.enter);
	if (!to || !date) return null;
	const isHeld = Date.parse(date.draw_at) <= serverNow();
	const todo = {
		none: mayEnter && isHeld ? messages.toEnter : messages.toDate,
		provisional: date.confirmation === 'allowed' ? messages.toConfirm : messages.toDate,
		confirmed: messages.toDate,
		reversed: messages.toDate,
	}[date.result_state ?? 'none'];
	return (
		<Button asChild variant="outline" justifySelf="start">
			<Link to={to}>
				<FormattedMessage {...todo} />
				<NextIcon size={16} aria-hidden />
			</Link>
		</Button>
	);
}
