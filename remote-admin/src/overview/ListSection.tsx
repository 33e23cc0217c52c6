import { MoreLink, Section } from '@borlette/shared/cards';
import type { Overview } from '@borlette/shared/contract/overview';
import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Excerpt } from '@borlette/shared/resource';
import { useAddressOf } from '@borlette/shared/screens';
import { type Listed, SHOWN } from './listed.ts';
import { messages } from './messages.ts';
import { Seen } from './Seen.tsx';

/** The first rows of a list, once they come into view. */
export function ListSection({ section, overview }: { section: Listed; overview: Overview }) {
	const { formatMessage } = useIntl();
	const all = useAddressOf()(section.all, overview);
	const title = formatMessage(section.title);
	return (
		<Section
			title={title}
			text={section.text && <FormattedMessage {...section.text} />}
			actions={
				<MoreLink to={all} label={formatMessage(messages.allOf, { section: title })}>
					<FormattedMessage {...messages.all} />
				</MoreLink>
			}
		>
			<Seen height="200px">
				{() => (
					<Excerpt
						excerpt={section.excerpt}
						label={formatMessage(messages.rowsOf, { section: title })}
						query={{ ...section.query(overview), limit: SHOWN }}
					/>
				)}
			</Seen>
		</Section>
	);
}
