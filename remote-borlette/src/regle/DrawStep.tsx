import { serverNow } from '@borlette/shared/api';
import type { Regle } from '@borlette/shared/contract/regle';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Countdown } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { OpenRow } from './OpenRow.tsx';
import { tirageLink } from './rowLinks.ts';
import { Said } from './Step.tsx';

interface Props {
	regle: Regle;
	onClose: () => void;
}

/** The draw date that the line would be sold for, and until when. */
export function DrawStep({ regle, onClose }: Props) {
	const { dateTime, day } = useFormats();
	const { tirage_id, tirage_name: tirage, tirage_is_active, draw } = regle;
	const said = () => {
		if (!tirage_is_active)
			return <FormattedMessage {...messages.drawBlocked} values={{ tirage }} />;
		if (!draw) return <FormattedMessage {...messages.drawNone} values={{ tirage }} />;
		const values = { tirage, date: day(draw.draw_date) };
		if (draw.is_selling) {
			const time = <Countdown to={draw.close_at} now={serverNow} onEnd={onClose} />;
			return <FormattedMessage {...messages.drawOpen} values={{ ...values, time }} />;
		}
		if (draw.state === 'open' && Date.parse(draw.opens_at) > Date.parse(regle.as_of)) {
			const opens = dateTime(draw.opens_at);
			return <FormattedMessage {...messages.drawNotYet} values={{ ...values, opens }} />;
		}
		return <FormattedMessage {...messages.drawClosed} values={values} />;
	};
	return <Said action={<OpenRow link={tirageLink(tirage_id)} name={tirage} />}>{said()}</Said>;
}
