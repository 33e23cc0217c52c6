import type { ACTING_OFF, ChannelView } from '@borlette/shared/contract/releases';
import { FormattedMessage, type MessageDescriptor, useFormats } from '@borlette/shared/i18n';
import { Notice } from '@borlette/shared/ui';
import { messages } from './messages.ts';

type Off = (typeof ACTING_OFF)[number];

const OFF: Readonly<Record<Off, { title: MessageDescriptor; text: MessageDescriptor }>> = {
	no_store: { title: messages.offNoStore, text: messages.offNoStoreText },
	no_key: { title: messages.offNoKey, text: messages.offNoKeyText },
	no_grant: { title: messages.offNoGrant, text: messages.offNoGrantText },
	unreadable: { title: messages.offUnreadable, text: messages.offUnreadableText },
};

/** Why nobody acts from here, whoever they are. */
export function OffNotice({ why }: { why: Off }) {
	return (
		<Notice status="info" role="status" title={<FormattedMessage {...OFF[why].title} />}>
			<FormattedMessage {...OFF[why].text} />
		</Notice>
	);
}

/** What of a channel needs somebody. */
export function ChannelNotices({ view }: { view: ChannelView }) {
	const { dateTime } = useFormats();
	const { expiry, expires, problem, hostProblems } = view;
	return (
		<>
			{problem && (
				<Notice status="error" role="alert" title={<FormattedMessage {...messages.unbelieved} />}>
					<span dir="ltr">{problem}</span>
				</Notice>
			)}
			{expiry && expires && (
				<Notice
					status={expiry === 'near' ? 'warning' : 'error'}
					role={expiry === 'near' ? 'status' : 'alert'}
					title={
						<FormattedMessage
							{...(expiry === 'near' ? messages.expiryNear : messages.expiryPast)}
							values={{ date: dateTime(expires) }}
						/>
					}
				>
					<FormattedMessage {...messages.expiryText} />
				</Notice>
			)}
			{hostProblems.length > 0 && (
				<Notice status="error" role="alert" title={<FormattedMessage {...messages.hostProblems} />}>
					<span dir="ltr">{hostProblems.join(' · ')}</span>
				</Notice>
			)}
		</>
	);
}
