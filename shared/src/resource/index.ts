export { besideDays, type Days, PERIOD_NAMES, PERIODS, periodOf } from '../figures/days.ts';
// Pages that are no forms, but where something is typed or chosen, need no more than this of them.
export { RefFilter } from '../form/fields/RefFilter.tsx';
export { drafts } from '../form/frame/draft.ts';
export { LeaveGuard } from '../form/frame/LeaveGuard.tsx';
export { useDraft } from '../form/frame/useDraft.ts';
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
export { Unknown } from '../ui/index.ts';
export { AddFirst } from './AddFirst.tsx';
export { ChooseCompany, ChooseCompanyButton } from './ChooseCompany.tsx';
export { CompanyFirst } from './CompanyFirst.tsx';
export type { Column } from './columns/index.ts';
export type { State } from './columns/states.tsx';
export { defineResource } from './define.tsx';
export type {
	AddedProps,
	AnyResource,
	FormLayoutProps,
	ResourceDefinition,
	ResourceMessages,
} from './definition.ts';
export type { FormFieldDefinition } from './fields/index.ts';
export { ResourceForm, useFormAhead } from './form/ResourceForm.tsx';
export { Balls, DrawName, StatusBadge, type Tone } from './list/cells.tsx';
export { Excerpt, type ExcerptDefinition } from './list/Excerpt.tsx';
export { Filters as ResourceFilters } from './list/Filters.tsx';
export { listUrlOptionsOf } from './list/filterValue.ts';
export { MARKED, ResourceTable } from './list/ResourceTable.tsx';
export { RowDialog } from './list/RowDialog.tsx';
export { RowPanel } from './list/RowPanel.tsx';
export { useFilterWords } from './list/useFilterWords.ts';
export { usePanel } from './list/usePanel.tsx';
export { queryOfState, type ResourceList, useResourceList } from './list/useResourceList.ts';
export { type RowStep, useRowSteps } from './list/useRowSteps.tsx';
export { resourceMessages } from './messages.ts';
export type { Activation, BulkProps, Filter, Panel, RowAction } from './parts.ts';
export { type ScopeDefinition, scopeParts, useScopeText } from './scope/scope.ts';
