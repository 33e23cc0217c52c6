import type { Regle } from '@borlette/shared/contract/regle';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { OpenRow } from './OpenRow.tsx';
import { limitLink } from './rowLinks.ts';
import { rules } from './rules.messages.ts';
import { Said } from './Step.tsx';

const COLON = ' : ';

/** What remains of each kind of limit, then the limits themselves. */
export function LimitStep({ regle }: { regle: Regle }) {
	const intl = useIntl();
	const { amount } = useFormats();
	const { limits, caps, min_stake, max_stake } = regle;
	if (limits.length === 0) return <FormattedMessage {...messages.noLimits} />;
	const bound = (value: number | null) =>
		value === null ? intl.formatMessage(messages.noBound) : amount(value);
	return (
		<>
			{(min_stake !== null || max_stake !== null) && (
				<Said>
					<FormattedMessage
						{...messages.line}
						values={{ min: bound(min_stake), max: bound(max_stake) }}
					/>
				</Said>
			)}
			{caps.map(({ rule, cap, staked, remaining }) => (
				<Said key={rule}>
					<Box
						as="strong"
						color="fg"
						fontWeight="medium"
						_firstLetter={{ textTransform: 'uppercase' }}
					>
						{intl.formatMessage(rules[rule])}
					</Box>
					{COLON}
					<FormattedMessage
						{...messages.used}
						values={{ staked: amount(staked), cap: amount(cap), remaining: amount(remaining) }}
					/>
				</Said>
			))}
			<Box as="ul" listStyleType="none" textStyle="secondary" marginBlockStart="1">
				{limits.map((limit) => {
					const name = [
						intl.formatMessage(rules[limit.rule]),
						intl.formatMessage(limit.tirage_id ? messages.ofDraw : messages.everyDraw),
						...(limit.rule.startsWith('limit_boule')
							? [limit.boule ?? intl.formatMessage(messages.everyBall)]
							: []),
					].join(' · ');
					return (
						<li key={limit.id}>
							<Said action={<OpenRow link={limitLink(limit.rule, limit.id)} name={name} />}>
								{name}
								{COLON}
								<FormattedMessage
									{...messages.bounds}
									values={{
										min: bound(limit.min_stake),
										max: bound(limit.max_stake),
										limite: bound(limit.limite),
									}}
								/>
							</Said>
						</li>
					);
				})}
			</Box>
		</>
	);
}
