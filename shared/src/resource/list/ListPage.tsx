import { useIntl } from '../../i18n/index.ts';
import { Link } from '../../router/index.ts';
import { AddIcon, Button, LiveBadge, PageFrame, PageHeader } from '../../ui/index.ts';
import type { AnyResource } from '../definition.ts';
import { useNewAddress } from '../screens.ts';
import { EmptyLink } from './EmptyLink.tsx';
import { ResourceTable } from './ResourceTable.tsx';
import { usePanel } from './usePanel.tsx';
import { useResourceList } from './useResourceList.ts';

/** The list of a resource. */
export function ListPage({ resource }: { resource: AnyResource }) {
	const { formatMessage } = useIntl();
	const list = useResourceList(resource);
	const panel = usePanel(resource);
	const {
		messages,
		listUnder: under,
		emptyLink,
		listAbove: Above,
		listActions: Actions,
	} = resource;
	const create = useNewAddress(resource);
	const add = create && messages.create && (
		<Button asChild>
			<Link to={create}>
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
				{...(under
					? {
							crumbs: [
								{ label: formatMessage(under.label), screen: under.screen },
								{ label: title },
							],
						}
					: { fromHome: true })}
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
				emptyAction={add || (emptyLink && <EmptyLink {...emptyLink} />)}
				{...(resource.panel && { rowHref: panel.hrefOf })}
			/>
			{panel.opened}
		</PageFrame>
	);
}
