import { useRead } from '../../data/index.ts';
import { useErrorText, useFormats, useIntl } from '../../i18n/index.ts';
import { Link, useParams } from '../../router/index.ts';
import { useSession } from '../../session/index.ts';
import { Button, ErrorState, PageFrame, PageHeader, PageSkeleton } from '../../ui/index.ts';
import { CompanyFirst } from '../CompanyFirst.tsx';
import { type AnyResource, callOf } from '../definition.ts';
import { resourceMessages } from '../messages.ts';
import { rowIn } from '../row.ts';
import { useListAddress } from '../screens.ts';
import { ResourceForm, useFormAhead } from './ResourceForm.tsx';
import { useSaved } from './useSaved.ts';

/** The page that changes a row; the address names it. */
export function EditPage({ resource }: { resource: AnyResource }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const formats = useFormats();
	const user = useSession((session) => session.user);
	const { readOnly } = resource;
	const { onSaved } = useSaved(resource);
	const list = useListAddress(resource);
	const param = resource.param ?? 'id';
	const id = useParams()[param] ?? '';
	useFormAhead();
	const read = useRead(callOf(resource, 'one'), { params: { [param]: id } }, { staleTime: 0 });
	const row = rowIn(read.data);
	const title = formatMessage(resource.messages.edit ?? resource.messages.list);

	if (read.error && !row) {
		return (
			<PageFrame>
				<ErrorState
					title={formatMessage(resourceMessages.itemFailed)}
					text={errorText(read.error)}
					{...(read.error.code !== 'not_found' && { onRetry: () => void read.refetch() })}
					action={
						list && (
							<Button asChild variant="outline">
								<Link to={list}>{formatMessage(resourceMessages.backToList)}</Link>
							</Button>
						)
					}
				/>
			</PageFrame>
		);
	}
	// A row kept from an earlier visit may be old: changing it would only end in a comparison.
	if (!row || !read.isFetchedAfterMount) return <PageSkeleton />;
	return (
		<PageFrame>
			<PageHeader
				title={title}
				text={resource.nameOf(row, formats)}
				crumbs={[{ label: formatMessage(resource.messages.list), to: list }, { label: title }]}
			/>
			{user && readOnly?.applies(row, user) ? (
				<readOnly.view row={row} />
			) : (
				<CompanyFirst endpoint={callOf(resource, 'update')} row={row}>
					<ResourceForm key={row.id} resource={resource} row={row} onSaved={onSaved} />
				</CompanyFirst>
			)}
		</PageFrame>
	);
}
