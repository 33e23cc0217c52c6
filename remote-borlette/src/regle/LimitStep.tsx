import type { Regle } from '@borlette/shared/contract/regle';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { OpenRow } from './OpenRow.tsx';
import { limitLink, pilotLink } from './rowLinks.ts';
import { rules } from './rules.messages.ts';
import { Said } from './Step.tsx';

type Limit = Regle['limits'][number];

/** What remains of each kind of limit and of the autopilot’s ceilings, then the limits themselves. */
export function LimitStep({ regle }: { regle: Regle }) {
	const intl = useIntl();
	const { amount } = useFormats();
	const bounds = useBounds();
	const { limits, caps, min_stake, max_stake, pilot } = regle;
	const ofLine = bounds({ min_stake, max_stake, limite: null });
	return (
		<>
			{ofLine && <Named name={intl.formatMessage(messages.line)} text={ofLine} />}
			{caps.map(({ rule, cap, staked, remaining }) => (
				<Named
					key={rule}
					name={intl.formatMessage(rules[rule])}
					text={intl.formatMessage(messages.used, {
						staked: amount(staked),
						cap: amount(cap),
						remaining: amount(remaining),
					})}
				/>
			))}
			{pilot?.map(({ rule, ceiling, remaining }) => (
				<Named
					key={rule}
					name={intl.formatMessage(rules[rule])}
					text={intl.formatMessage(messages.pilot, {
						ceiling: amount(ceiling),
						remaining: amount(remaining),
					})}
					action={<OpenRow link={pilotLink} name={intl.formatMessage(rules[rule])} />}
				/>
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
								<FormattedMessage {...messages.named} values={{ name, text: bounds(limit) }} />
							</Said>
						</li>
					);
				})}
			</Box>
		</>
	);
}

function Named({ name, text, action }: { name: string; text: string; action?: ReactNode }) {
	const strong = (
		<Box
			as="strong"
			display="inline-block"
			color="fg"
			fontWeight="medium"
			_firstLetter={{ textTransform: 'uppercase' }}
		>
			{name}
		</Box>
	);
	return (
		<Said action={action}>
			<FormattedMessage {...messages.named} values={{ name: strong, text }} />
		</Said>
	);
}

/** Which bounds of a line there are; `none`: one limit asks for more than another allows. */
function boundsOf({ min_stake, max_stake }: Pick<Limit, 'min_stake' | 'max_stake'>) {
	if (min_stake === null) return 'max';
	if (max_stake === null) return 'min';
	return max_stake < min_stake ? 'none' : 'both';
}

/** Words for the bounds that are set; none for those that are not. */
function useBounds() {
	const intl = useIntl();
	const { amount } = useFormats();
	return ({ min_stake, max_stake, limite }: Pick<Limit, 'min_stake' | 'max_stake' | 'limite'>) => {
		const said: string[] = [];
		if (min_stake !== null || max_stake !== null) {
			const bounds = boundsOf({ min_stake, max_stake });
			const values = { bounds, min: amount(min_stake ?? 0), max: amount(max_stake ?? 0) };
			said.push(intl.formatMessage(messages.stakes, values));
		}
		if (limite !== null) said.push(intl.formatMessage(messages.inAll, { limite: amount(limite) }));
		return intl.formatList(said);
	};
}
