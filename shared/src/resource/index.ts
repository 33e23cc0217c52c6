export {
	type AnyResource,
	defineResource,
	type ResourceDefinition,
	type ResourceMessages,
} from './define.tsx';
export { ResourceForm } from './form/ResourceForm.tsx';
export type { Activation, Column, Filter, FormFieldDefinition, State, Tone } from './kinds.ts';
export { Balls, DrawName, StatusBadge } from './list/cells.tsx';
export { ResourceTable } from './list/ResourceTable.tsx';
export { useResourceList } from './list/useResourceList.ts';
export { resourceMessages } from './messages.ts';
