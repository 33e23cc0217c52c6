// Lists that are no resources, such as reports, use the same table.
export {
	type DataColumn,
	DataTable,
	type ListPatch,
	type ListUrl,
	SearchBox,
	tableMessages,
	useListUrl,
} from '../table/index.ts';
export {
	type AnyResource,
	defineResource,
	type FormLayoutProps,
	type ResourceDefinition,
	type ResourceMessages,
} from './define.tsx';
export { ResourceForm } from './form/ResourceForm.tsx';
export type {
	Activation,
	Column,
	Filter,
	FormFieldDefinition,
	Panel,
	RowAction,
	State,
	Tone,
} from './kinds.ts';
export { Balls, DrawName, StatusBadge } from './list/cells.tsx';
export { Filters as ResourceFilters } from './list/Filters.tsx';
export { listUrlOptionsOf } from './list/filterValue.ts';
export { MARKED, ResourceTable } from './list/ResourceTable.tsx';
export { RowDialog } from './list/RowDialog.tsx';
export { RowPanel } from './list/RowPanel.tsx';
export { queryOfState, useResourceList } from './list/useResourceList.ts';
export { resourceMessages } from './messages.ts';
