import { fieldSchemaOf } from '../../form/index.ts';
import type { ListUrlOptions } from '../../table/index.ts';
import type { AnyResource } from '../definition.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a filter of the address by the schema of the list call; undefined: not one of its values. */
function parserOf(resource: AnyResource, name: string): (text: string) => unknown {
	const schema = fieldSchemaOf(resource.endpoints.list.input.query, name);
	if (schema?.type === 'boolean') return (text) => ({ true: true, false: false })[text];
	if (schema?.enum) return (text) => schema.enum?.find((value) => value === text);
	const pattern = { uuid: UUID, date: DAY }[schema?.format ?? ''];
	return (text) => (!pattern || pattern.test(text) ? text : undefined);
}

/** What the address of a resource's list may say. */
export const listUrlOptionsOf = (resource: AnyResource): ListUrlOptions => ({
	sorts: resource.endpoints.list.sort,
	defaultSort: resource.endpoints.list.defaultSort,
	filters: Object.fromEntries(
		(resource.filters ?? []).map(({ name }) => [name, parserOf(resource, name)]),
	),
});
