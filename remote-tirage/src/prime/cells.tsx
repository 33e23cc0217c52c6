import { RATES, type Rate, type Rates, type ReturnToPlayer } from '@borlette/shared/contract/prime';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { VisuallyHidden } from '@borlette/shared/ui';
import { Fragment } from 'react';
import { messages } from './messages.ts';

interface Configured {
	effective: Rates;
	is_official: boolean;
	return_to_player: ReturnToPlayer;
}
interface CellProps {
	item: Configured & Record<Rate, number | null>;
}

/** As people write the rates of the borlette: 50 / 20 / 10. */
const BETWEEN = ' / ';
/** So that a reader does not run the word into the figure. */
const SPACE = ' ';

/** What applies: own rates plainly, inherited ones muted. */
function Effective({ item, rates }: CellProps & { rates: readonly Rate[] }) {
	const { count } = useFormats();
	return rates.map((rate, index) => (
		<Fragment key={rate}>
			{index > 0 && BETWEEN}
			{item[rate] === null ? (
				<span style={{ color: 'var(--b-colors-fg-muted)', fontStyle: 'italic' }}>
					{count(item.effective[rate])}
					<VisuallyHidden>
						{SPACE}
						<FormattedMessage {...messages.inherited} />
					</VisuallyHidden>
				</span>
			) : (
				<b style={{ fontWeight: 600 }}>{count(item.effective[rate])}</b>
			)}
		</Fragment>
	));
}

const cellOf = (...rates: readonly Rate[]) =>
	function EffectiveCell({ item }: CellProps) {
		return <Effective item={item} rates={rates} />;
	};
const BORLETTE = RATES.slice(0, 3);
export const BorletteCell = cellOf(...BORLETTE);
export const MariageCell = cellOf('mariage');
export const MariageGratuitCell = cellOf('mariage_gratuit');
export const Lotto3Cell = cellOf('lotto3');
export const Lotto4Cell = cellOf('lotto4');
export const Lotto5Cell = cellOf('lotto5');

const WHOLE = 10_000;

/** The highest share that a game gives back, and whether that is a loss or unusual. */
export function ReturnCell({ item }: CellProps) {
	const { percent } = useFormats();
	const most = Math.max(...Object.values(item.return_to_player));
	if (most > WHOLE) {
		return (
			<StatusBadge tone="error">
				<FormattedMessage {...messages.lossBadge} values={{ percent: percent(most) }} />
			</StatusBadge>
		);
	}
	return (
		<StatusBadge tone={item.is_official ? 'success' : 'warning'}>
			<FormattedMessage {...(item.is_official ? messages.isOfficial : messages.notOfficial)} />
		</StatusBadge>
	);
}

/** What the borlette gives back of 100 staked. */
export function BorletteReturnCell({ item }: CellProps) {
	const { percent } = useFormats();
	return percent(item.return_to_player.borlette);
}
