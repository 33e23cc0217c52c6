import { type After, UNUSUAL_RULES, type UnusualRule } from '@borlette/shared/contract/controle';
import { LEAST_LARGE_GAIN } from '@borlette/shared/contract/todo.kinds';
import { FormattedMessage, groupedRef, useFormats } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { Badge, Box, WarningIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Tile } from './Tile.tsx';

const LARGE = new Map<string, number>(Object.entries(UNUSUAL_RULES.large));

/** Wins that somebody should look at before they are paid, and by which rule. */
export function Unusual({ after: { unusual, date } }: { after: After }) {
	const { amount } = useFormats();
	const isKnown = date?.state === 'settled';
	return (
		<Tile area="second" title={<FormattedMessage {...messages.unusual} />}>
			{unusual.length === 0 && (
				<Box color="fg.muted" textStyle={{ base: 'body', xl: 'lg' }}>
					<FormattedMessage {...(isKnown ? messages.noUnusual : messages.notYet)} />
				</Box>
			)}
			<Box as="ul" listStyleType="none" display="grid" gap="3">
				{unusual.map(({ ref_code, agent_name, gain, rules }) => (
					<Box as="li" key={ref_code} display="grid" gap="1">
						<Box
							display="flex"
							flexWrap="wrap"
							justifyContent="space-between"
							columnGap="3"
							textStyle={{ base: 'md', xl: 'xl' }}
						>
							<Box as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
								{amount(gain)}
							</Box>
							<Box as="span" textStyle="reference">
								<ScreenLink screen="fiche.list" query={{ fiche: ref_code }}>
									{groupedRef(ref_code)}
								</ScreenLink>
							</Box>
						</Box>
						<Box textStyle={{ base: 'secondary', xl: 'md' }}>{agent_name}</Box>
						<Box display="flex" flexWrap="wrap" gap="1">
							{rules.map((rule) => (
								<Badge key={rule} colorPalette="warning" whiteSpace="normal">
									<WarningIcon size={12} aria-hidden />
									<Rule rule={rule} />
								</Badge>
							))}
						</Box>
					</Box>
				))}
			</Box>
		</Tile>
	);
}

function Rule({ rule }: { rule: UnusualRule }) {
	const { amount, currency } = useFormats();
	switch (rule) {
		case 'late':
			return <FormattedMessage {...messages.late} values={UNUSUAL_RULES.late} />;
		case 'large':
			return (
				<FormattedMessage
					{...messages.large}
					values={{ amount: amount(LARGE.get(currency) ?? LEAST_LARGE_GAIN) }}
				/>
			);
		case 'repeated':
			return <FormattedMessage {...messages.repeated} values={UNUSUAL_RULES.repeated} />;
	}
}
