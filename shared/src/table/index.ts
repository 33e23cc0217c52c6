export { codedName } from './codedName.tsx';
export type { DataColumn, FileField, Selection } from './column.ts';
export { type BulkActions, DataTable, type DataTableProps } from './DataTable.tsx';
export { FewRows } from './FewRows.tsx';
export {
	ALL_ROWS,
	type ListPatch,
	type ListState,
	type ListUrl,
	type ListUrlOptions,
	type PageSize,
	readListUrl,
	useListUrl,
	writeListUrl,
} from './listUrl.ts';
export { tableMessages } from './messages.ts';
export { SearchBox } from './SearchBox.tsx';
export type { ListSource } from './useExport.ts';
