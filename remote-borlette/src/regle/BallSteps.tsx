import type { Regle } from '@borlette/shared/contract/regle';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { messages } from './messages.ts';
import { OpenRow } from './OpenRow.tsx';
import { blocksLink, optionLink } from './rowLinks.ts';
import { Said } from './Step.tsx';

const GAP = ' ';

/** Whether the company and the surcussale let the option be played. */
export function OptionStep({ regle: { lotto, surcussale_name } }: { regle: Regle }) {
	if (!lotto) return <FormattedMessage {...messages.optionNone} />;
	const { id, name, is_active, is_blocked } = lotto;
	const open = <OpenRow link={optionLink(id)} name={name} />;
	if (!is_active) {
		return (
			<Said action={open}>
				<FormattedMessage {...messages.optionOff} values={{ name }} />
			</Said>
		);
	}
	return (
		<Said action={open}>
			<FormattedMessage
				{...(is_blocked ? messages.optionOffHere : messages.optionActive)}
				values={{ name, surcussale: surcussale_name }}
			/>
		</Said>
	);
}

/** The blocks that keep the ball from being sold. */
export function BouleStep({ regle: { blocks, numbers } }: { regle: Regle }) {
	const { day } = useFormats();
	if (blocks.length === 0) return <FormattedMessage {...messages.notBlocked} />;
	return blocks.map(({ id, tirage_id, agent_id, end_date, reason }) => (
		<Said key={id} action={<OpenRow link={blocksLink(numbers)} name={numbers} />}>
			<FormattedMessage
				{...messages.blockedHere}
				values={{
					tirage: tirage_id ? 'one' : 'all',
					agent: agent_id ? 'one' : 'all',
					end: end_date ? 'set' : 'none',
					date: end_date ? day(end_date) : '',
				}}
			/>
			{reason && [GAP, reason]}
		</Said>
	));
}
