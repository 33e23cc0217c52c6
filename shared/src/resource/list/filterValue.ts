import { isId } from '../../contract/index.ts';
import { fieldSchemaOf } from '../../form/index.ts';
import type { ListUrlOptions } from '../../table/index.ts';
import type { AnyResource } from '../definition.ts';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Reads a filter of the address by the schema of the list call; undefined: not one of its values. */
function parserOf(resource: AnyResource, name: string): (text: string) => unknown {
	const schema = fieldSchemaOf(resource.endpoints.list.input.query, name);
	if (schema?.type === 'boolean') return (text) => ({ true: true, false: false })[text];
	if (schema?.enum) return (text) => schema.enum?.find((value) => value === text);
	const fits = { uuid: isId, date: isDay }[schema?.format ?? ''];
	return (text) => (!fits || fits(text) ? text : undefined);
}

/** What the address of a resource's list may say. */
export const listUrlOptionsOf = (resource: AnyResource): ListUrlOptions => ({
	sorts: resource.endpoints.list.sort,
	defaultSort: resource.endpoints.list.defaultSort,
	filters: Object.fromEntries(
		(resource.filters ?? []).map(({ name }) => [name, parserOf(resource, name)]),
	),
});
