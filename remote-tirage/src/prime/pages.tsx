import { Navigate, useParams } from '@borlette/shared/router';
import { configurations } from './configuration.resource.tsx';
import { general } from './general.resource.tsx';

export const GeneralListPage = general.ListPage;

const isKnown = (type = ''): type is keyof typeof configurations =>
	Object.keys(configurations).includes(type);

/** The kind of prime that the address names; another one is no page. */
function useKind() {
	const { type } = useParams();
	return isKnown(type) ? configurations[type] : undefined;
}
const NoSuchPage = () => <Navigate to="/404" replace />;

/** By kind, because a menu leads to an address without parameters. */
export const listPageOf = (type: keyof typeof configurations) => configurations[type].ListPage;

export function ConfigurationListPage() {
	const Page = useKind()?.ListPage ?? NoSuchPage;
	return <Page />;
}
export function ConfigurationNewPage() {
	const Page = useKind()?.NewPage ?? NoSuchPage;
	return <Page />;
}
export function ConfigurationEditPage() {
	const Page = useKind()?.EditPage ?? NoSuchPage;
	return <Page />;
}
