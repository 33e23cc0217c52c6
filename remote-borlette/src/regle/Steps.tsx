import { PILOT_RULES, type Regle, type RegleRule } from '@borlette/shared/contract/regle';
import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { BouleStep, OptionStep } from './BallSteps.tsx';
import { DrawStep } from './DrawStep.tsx';
import { LimitStep } from './LimitStep.tsx';
import { messages } from './messages.ts';
import { OpenRow } from './OpenRow.tsx';
import { Panel } from './Panel.tsx';
import { agentLink } from './rowLinks.ts';
import { Said, Step } from './Step.tsx';

const GAP = ' ';

interface Props {
	regle: Regle;
	/** The draw has just stopped selling. */
	onClose: () => void;
}

/** What the sale looks at, in its order; each step says whether it refuses. */
export function Steps({ regle, onClose }: Props) {
	const refuses = (...rules: RegleRule[]) =>
		regle.refusals.some(({ rule }) => rules.includes(rule));
	return (
		<Panel title={<FormattedMessage {...messages.chain} />}>
			<ol style={{ listStyle: 'none' }}>
				<Step title={messages.stepAgent} isRefusing={refuses('account_blocked', 'device_refused')}>
					<AgentState regle={regle} />
				</Step>
				<Step title={words.tirage} isRefusing={refuses('draw_closed')}>
					<DrawStep regle={regle} onClose={onClose} />
				</Step>
				<Step title={words.option} isRefusing={refuses('option_blocked')}>
					<OptionStep regle={regle} />
				</Step>
				<Step title={messages.stepBlock} isRefusing={refuses('boule_blocked')}>
					<BouleStep regle={regle} />
				</Step>
				<Step
					title={messages.stepLimits}
					isRefusing={refuses(
						'min_stake',
						'max_stake',
						'limit_game',
						'limit_game_agent',
						'limit_boule',
						'limit_boule_agent',
						'max_exposure',
						...PILOT_RULES,
					)}
				>
					<LimitStep regle={regle} />
				</Step>
			</ol>
		</Panel>
	);
}

function AgentState({ regle }: { regle: Regle }) {
	const { formatMessage } = useIntl();
	const { agent_id, agent_name: agent, surcussale_name: surcussale } = regle;
	return (
		<Said action={<OpenRow link={agentLink(agent_id)} name={agent} />}>
			{formatMessage(regle.is_active ? messages.agentActive : messages.agentBlocked, {
				agent,
				surcussale,
			})}
			{!regle.has_device && [GAP, formatMessage(messages.noDevice, { agent })]}
		</Said>
	);
}
