import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useCan } from '@borlette/shared/session';
import { Button, NextIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import type { RowLink } from './rowLinks.ts';

/** Leads to the row that rules, who may open it. */
export function OpenRow({ link, name }: { link: RowLink; name: string }) {
	const { formatMessage } = useIntl();
	const mayOpen = useCan(link.permission);
	if (!mayOpen) return null;
	return (
		<Button asChild variant="ghost" size="xs" flexShrink={0}>
			<Link to={link.to} aria-label={formatMessage(messages.openNamed, { name })}>
				<FormattedMessage {...messages.open} />
				<NextIcon size={14} aria-hidden />
			</Link>
		</Button>
	);
}
