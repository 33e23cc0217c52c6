import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useAddressOf } from '@borlette/shared/screens';
import { Button, NextIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import type { RowLink } from './rowLinks.ts';

/** Leads to the row that rules, who may open it. */
export function OpenRow({ link, name }: { link: RowLink; name: string }) {
	const { formatMessage } = useIntl();
	const to = useAddressOf()(link, undefined);
	if (to === null) return null;
	return (
		<Button asChild variant="ghost" size="xs" flexShrink={0}>
			<Link to={to} aria-label={formatMessage(messages.openNamed, { name })}>
				<FormattedMessage {...words.open} />
				<NextIcon size={14} aria-hidden />
			</Link>
		</Button>
	);
}
