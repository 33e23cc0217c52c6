import type { Regle } from '@borlette/shared/contract/regle';
import { FormattedMessage, rateMessages, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { Box, CheckIcon, VisuallyHidden } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { OpenRow } from './OpenRow.tsx';
import { Panel } from './Panel.tsx';
import { primesStyle } from './primesStyle.ts';
import { primeLink } from './rowLinks.ts';
import { targets } from './targets.messages.ts';

const GAP = ' ';

/** The chain of primes: what each target sets, and which of it applies. */
export function Primes({ regle: { rates, primes } }: { regle: Regle }) {
	const intl = useIntl();
	return (
		<Panel
			title={<FormattedMessage {...messages.primes} />}
			text={<FormattedMessage {...messages.primesText} />}
		>
			<Box css={primesStyle} overflowX="auto">
				<table>
					<thead>
						<tr>
							<th scope="col">
								<FormattedMessage {...messages.target} />
							</th>
							{rates.map(({ rate }) => (
								<th scope="col" key={rate} data-align="end">
									<FormattedMessage {...rateMessages[rate]} />
								</th>
							))}
							<td />
						</tr>
					</thead>
					<tbody>
						{primes.map(({ target, id, values }) => {
							const name = intl.formatMessage(targets[target]);
							const link = id === null ? undefined : primeLink(target, id);
							return (
								<tr key={target}>
									<th scope="row">{name}</th>
									{rates.map(({ rate, from }, place) => (
										<td key={rate} data-align="end" data-rules={from === target}>
											<Rate value={values[place] ?? null} isRuling={from === target} />
										</td>
									))}
									<td data-align="end">{link && <OpenRow link={link} name={name} />}</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</Box>
		</Panel>
	);
}

function Rate({ value, isRuling }: { value: number | null; isRuling: boolean }) {
	const { count } = useFormats();
	if (value === null) return <FormattedMessage {...words.none} />;
	if (!isRuling) return <s>{count(value)}</s>;
	return (
		<>
			<CheckIcon size={14} aria-hidden />
			<VisuallyHidden>
				<FormattedMessage {...messages.applies} />
				{GAP}
			</VisuallyHidden>
			{count(value)}
		</>
	);
}
