import type { WhatIf } from '../contract/what-if.ts';
import { FormattedMessage, type MessageDescriptor, useFormats, words } from '../i18n/index.ts';
import { Box, VisuallyHidden } from '../ui/index.ts';
import { leftAfter, leftBefore } from './figures.ts';
import { messages } from './messages.ts';

const sheet = {
	'& table': { width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
	'& th, & td': {
		textAlign: 'end',
		fontWeight: 'normal',
		paddingBlock: '1.5',
		paddingInlineEnd: '3',
		whiteSpace: 'nowrap',
		borderBottomWidth: '1px',
		borderColor: 'border',
	},
	'& th': { textAlign: 'start' },
	'& thead th': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium' },
	'& thead th:not(:first-of-type)': { textAlign: 'end' },
	'& tfoot > tr > *': { fontWeight: 'semibold' },
	'& :is(th, td):last-child': { paddingInlineEnd: 0 },
} as const;

const HEADS: readonly MessageDescriptor[] = [
	words.tirage,
	words.ventes,
	messages.gainBefore,
	messages.gainAfter,
	messages.difference,
];

/** The figures of the bars, newest first. */
export function DrawTable({ answer: { draws, total } }: { answer: WhatIf }) {
	const hasRefused = total.refused > 0;
	const { day } = useFormats();
	return (
		<Box css={sheet} overflow="auto" maxHeight="380px" tabIndex={0}>
			<table>
				<VisuallyHidden asChild>
					<caption>
						<FormattedMessage {...messages.title} />
					</caption>
				</VisuallyHidden>
				<thead>
					<tr>
						{[...HEADS, ...(hasRefused ? [messages.refusedLines] : [])].map((head) => (
							<th key={head.id} scope="col">
								<FormattedMessage {...head} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{draws.map((draw) => (
						<tr key={draw.instance_id}>
							<th scope="row">
								{draw.tirage_name}
								<Box as="span" color="fg.muted" marginInlineStart="2">
									{day(draw.draw_date)}
								</Box>
							</th>
							<Figures of={draw} hasRefused={hasRefused} />
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">
							<FormattedMessage {...words.total} />
						</th>
						<Figures of={total} hasRefused={hasRefused} />
					</tr>
				</tfoot>
			</table>
		</Box>
	);
}

function Figures({ of, hasRefused }: { of: WhatIf['total']; hasRefused: boolean }) {
	const { amount, count } = useFormats();
	return (
		<>
			<td>{amount(of.vente_after)}</td>
			<td>{amount(of.gain)}</td>
			<td>{amount(of.gain_after)}</td>
			<td>{amount(leftAfter(of) - leftBefore(of))}</td>
			{hasRefused && <td>{count(of.refused)}</td>}
		</>
	);
}
