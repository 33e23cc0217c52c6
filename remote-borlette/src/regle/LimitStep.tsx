import type { Regle } from '@borlette/shared/contract/regle';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { OpenRow } from './OpenRow.tsx';
import { limitLink } from './rowLinks.ts';
import { rules } from './rules.messages.ts';
import { Said } from './Step.tsx';

type Limit = Regle['limits'][number];

/** What remains of each kind of limit, then the limits themselves. */
export function LimitStep({ regle }: { regle: Regle }) {
	const intl = useIntl();
	const { amount } = useFormats();
	const bounds = useBounds();
	const { limits, caps, min_stake, max_stake } = regle;
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

function Named({ name, text }: { name: string; text: string }) {
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
		<Said>
			<FormattedMessage {...messages.named} values={{ name: strong, text }} />
		</Said>
	);
}

/** Words for the bounds that are set; none for those that are not. */
function useBounds() {
	const intl = useIntl();
	const { amount } = useFormats();
	return ({ min_stake, max_stake, limite }: Pick<Limit, 'min_stake' | 'max_stake' | 'limite'>) => {
		const said: string[] = [];
		if (min_stake !== null || max_stake !== null) {
			const bounds = min_stake === null ? 'max' : max_stake === null ? 'min' : 'both';
			const values = { bounds, min: amount(min_stake ?? 0), max: amount(max_stake ?? 0) };
			said.push(intl.formatMessage(messages.stakes, values));
		}
		if (limite !== null) said.push(intl.formatMessage(messages.inAll, { limite: amount(limite) }));
		return intl.formatList(said);
	};
}
