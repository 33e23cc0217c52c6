import { codesOf } from '../../contract/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { Link } from '../../router/index.ts';
import { useCan } from '../../session/index.ts';
import { AddIcon, Button, LiveBadge, PageFrame, PageHeader } from '../../ui/index.ts';
import type { AnyResource } from '../define.tsx';
import { resourceMessages } from '../messages.ts';
import { ResourceTable } from './ResourceTable.tsx';
import { usePanel } from './usePanel.tsx';
import { useResourceList } from './useResourceList.ts';

/** The list of a resource. */
export function ListPage({ resource }: { resource: AnyResource }) {
	const { formatMessage } = useIntl();
	const list = useResourceList(resource);
	const panel = usePanel(resource);
	const { paths, messages, endpoints, listAbove: Above, listActions: Actions } = resource;
	const mayCreate = useCan(codesOf(endpoints.create)) && Boolean(endpoints.create);
	const add = mayCreate && paths.create && messages.create && (
		<Button asChild>
			<Link to={paths.create}>
				<AddIcon size={16} aria-hidden />
				{formatMessage(messages.create)}
			</Link>
		</Button>
	);
	const title = formatMessage(messages.list);
	return (
		<PageFrame>
			<PageHeader
				title={title}
				crumbs={[
					{ label: formatMessage(resourceMessages.home), to: '/dashboard/app' },
					{ label: title },
				]}
				text={resource.live && <LiveBadge state={list.live} />}
				actions={
					Actions ? (
						<>
							<Actions />
							{add}
						</>
					) : (
						add
					)
				}
			/>
			{Above && <Above />}
			<ResourceTable
				resource={resource}
				list={list}
				emptyAction={add}
				{...(resource.panel && { rowHref: panel.hrefOf })}
			/>
			{panel.opened}
		</PageFrame>
	);
}
