import { useIntl } from '@borlette/shared/i18n';
import { ResourceTable, resourceMessages, useResourceList } from '@borlette/shared/resource';
import { Link, Navigate, useParams } from '@borlette/shared/router';
import { useCan } from '@borlette/shared/session';
import { AddIcon, Button, PageFrame, PageHeader } from '@borlette/shared/ui';
import type { ComponentProps } from 'react';
import { configurations } from './configuration.resource.tsx';
import { general } from './general.resource.tsx';
import { KindTabs } from './KindTabs.tsx';

type Resource = ComponentProps<typeof ResourceTable>['resource'];

/** A list of primes, between the links to the others. */
function PrimeList({ resource }: { resource: Resource }) {
	const { formatMessage } = useIntl();
	const list = useResourceList(resource);
	const { paths, messages } = resource;
	const mayAdd = useCan('add_agenttauxtirage');
	const add = mayAdd && paths.create && messages.create && (
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
				actions={add}
			/>
			<KindTabs />
			<ResourceTable resource={resource} list={list} emptyAction={add} />
		</PageFrame>
	);
}

export const GeneralListPage = () => <PrimeList resource={general as unknown as Resource} />;

const isKnown = (type = ''): type is keyof typeof configurations =>
	Object.keys(configurations).includes(type);

/** The kind of prime that the address names; another one is no page. */
function useKind() {
	const { type } = useParams();
	return isKnown(type) ? configurations[type] : undefined;
}
const NoSuchPage = () => <Navigate to="/404" replace />;

/** By kind, because a menu leads to an address without parameters. */
export const listPageOf = (type: keyof typeof configurations) =>
	function ConfigurationListPage() {
		return <PrimeList resource={configurations[type] as unknown as Resource} />;
	};

export function ConfigurationListPage() {
	const kind = useKind();
	return kind ? <PrimeList resource={kind as unknown as Resource} /> : <NoSuchPage />;
}
export function ConfigurationNewPage() {
	const Page = useKind()?.NewPage ?? NoSuchPage;
	return <Page />;
}
export function ConfigurationEditPage() {
	const Page = useKind()?.EditPage ?? NoSuchPage;
	return <Page />;
}
