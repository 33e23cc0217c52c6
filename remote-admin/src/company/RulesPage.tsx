import { companyApi } from '@borlette/shared/contract/company';
import { useRead } from '@borlette/shared/data';
import { type MessageDescriptor, useErrorText, useIntl } from '@borlette/shared/i18n';
import { Link, useParams } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { Button, ErrorState, PageFrame, PageHeader, PageSkeleton } from '@borlette/shared/ui';
import { messages as companyMessages } from './messages.ts';
import { RulesForm } from './RulesForm.tsx';
import { messages } from './rules.messages.ts';

/** Of the company that the address names. */
export function RulesPage() {
	const { companyId = '' } = useParams();
	return <Rules companyId={companyId} title={messages.title} />;
}

interface Props {
	readonly companyId: string;
	readonly title: MessageDescriptor;
}

/** The rules of a company: what applies to its sales, results, free mariages and invoices. */
export function Rules({ companyId, title }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const list = useScreen('company.list');
	const read = useRead(companyApi.one, { params: { companyId } }, { staleTime: 0 });
	const { data, error } = read;
	if (error && !data) {
		return (
			<PageFrame>
				<ErrorState
					title={formatMessage(messages.failed)}
					text={errorText(error)}
					{...(error.code !== 'not_found' && { onRetry: () => void read.refetch() })}
					action={
						list && (
							<Button asChild variant="outline">
								<Link to={list}>{formatMessage(messages.back)}</Link>
							</Button>
						)
					}
				/>
			</PageFrame>
		);
	}
	// Rules kept from an earlier visit may be old: changing them would only end in a comparison.
	if (!data || !read.isFetchedAfterMount) return <PageSkeleton />;
	return (
		<PageFrame>
			<PageHeader
				title={formatMessage(title)}
				text={data.companyname}
				crumbs={[
					{ label: formatMessage(companyMessages.list), screen: 'company.list' },
					{ label: formatMessage(title) },
				]}
			/>
			<RulesForm key={data.id} company={data} />
		</PageFrame>
	);
}
