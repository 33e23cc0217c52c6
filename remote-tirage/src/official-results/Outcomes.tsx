import type { Outcome } from '@borlette/shared/contract/official-results';
import { FormattedMessage, type MessageDescriptor, useFormats } from '@borlette/shared/i18n';
import { StatusBadge, type Tone } from '@borlette/shared/resource';
import { Box, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';

const WORDS: Record<Outcome['outcome'], { tone: Tone; label: MessageDescriptor }> = {
	entered: { tone: 'success', label: messages.entered },
	confirmed: { tone: 'success', label: messages.confirmed },
	same: { tone: 'info', label: messages.same },
	conflict: { tone: 'error', label: messages.conflict },
	second_person_required: { tone: 'warning', label: messages.secondPerson },
	draw_not_held: { tone: 'warning', label: messages.notHeld },
};
const FAILED = { tone: 'error', label: messages.failed } as const;

interface Props {
	outcomes: readonly Outcome[];
	/** Said where nothing came of it in any company. */
	none: MessageDescriptor;
}

/** What became of a result, company by company. */
export function Outcomes({ outcomes, none }: Props) {
	const { day } = useFormats();
	const dates = outcomes.filter(({ failed }) => !failed);
	if (outcomes.length === 0) {
		return (
			<Text role="status">
				<FormattedMessage {...none} />
			</Text>
		);
	}
	return (
		<Box role="status">
			<Text fontWeight="medium" mb="2">
				<FormattedMessage {...messages.outcomes} values={{ count: dates.length }} />
			</Text>
			<Box as="ul" listStyleType="none" display="grid" gap="2" maxHeight="360px" overflowY="auto">
				{outcomes.map(({ company_id, companyname, tirage_name, draw_date, outcome, failed }) => {
					const { tone, label } = failed ? FAILED : WORDS[outcome];
					return (
						<Box
							as="li"
							key={`${company_id} ${tirage_name} ${draw_date}`}
							display="flex"
							flexWrap="wrap"
							justifyContent="space-between"
							gap="2"
							borderTopWidth="1px"
							paddingBlockStart="2"
						>
							<Box as="span">
								<b>{companyname}</b> {!failed && [tirage_name, day(draw_date)].join(' · ')}
							</Box>
							<StatusBadge tone={tone}>
								<FormattedMessage {...label} />
							</StatusBadge>
						</Box>
					);
				})}
			</Box>
		</Box>
	);
}
