import type { ResultPreview, TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { FormattedMessage, groupedRef, useFormats, words } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { Box } from '@borlette/shared/ui';
import { entry } from './entry.messages.ts';

type Props = Pick<ResultPreview, 'largest'> & Pick<TirageInstance, 'currency'>;

/** The fiches that would win most: how much stands beside each, and is on the screen however long a name is. */
export function LargestWins({ largest, currency }: Props) {
	const { amount, dateTime } = useFormats();
	return (
		<Box overflowX="auto" tabIndex={0} role="group" aria-labelledby="largest-wins">
			<Box
				as="table"
				width="full"
				fontSize="13px"
				fontVariantNumeric="tabular-nums"
				css={{
					'& th, & td': { textAlign: 'start', padding: '2', whiteSpace: 'nowrap' },
					'& :is(td, th)[data-end]': { textAlign: 'end' },
					'& td[data-name]': { whiteSpace: 'normal', minWidth: '36' },
					'& tbody tr': { borderTopWidth: '1px' },
				}}
			>
				<Box
					as="caption"
					id="largest-wins"
					textAlign="start"
					fontWeight="medium"
					paddingBlockEnd="1"
				>
					<FormattedMessage {...entry.largest} />
				</Box>
				<thead>
					<Box as="tr" color="fg.muted">
						<th scope="col">
							<FormattedMessage {...words.fiche} />
						</th>
						<th scope="col" data-end="">
							<FormattedMessage {...words.gains} />
						</th>
						<th scope="col">
							<FormattedMessage {...words.agent} />
						</th>
						<th scope="col">
							<FormattedMessage {...words.soldAt} />
						</th>
					</Box>
				</thead>
				<tbody>
					{largest.map(({ ref_code, agent_name, gain, sold_at, is_late }) => (
						<tr key={ref_code}>
							<Box as="th" textStyle="reference" fontWeight="normal">
								{groupedRef(ref_code)}
							</Box>
							<td data-end="">{amount(gain, currency)}</td>
							<td data-name="">{agent_name}</td>
							<td>
								<Box as="span" marginInlineEnd="2">
									{dateTime(sold_at)}
								</Box>
								{is_late && (
									<StatusBadge tone="warning">
										<FormattedMessage {...entry.late} />
									</StatusBadge>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</Box>
		</Box>
	);
}
