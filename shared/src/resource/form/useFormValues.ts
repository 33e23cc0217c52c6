import { useMemo, useState } from 'react';
import { newKey } from '../../api/index.ts';
import { useToday } from '../../i18n/index.ts';
import { useSearchParams } from '../../router/index.ts';
import { can, useSession } from '../../session/index.ts';
import type { AnyResource } from '../definition.ts';
import { kindOfField } from '../fields/index.ts';
import { type Row, rowIn } from '../row.ts';
import { KEY } from './useSaveRow.ts';
import { proposedBy, useShownValues, valuesOf } from './values.ts';

/**
 * The fields that this person may fill in and what stands in them at first: of the row, or of a new one what the address
 * proposes. A new row that may count once alone carries its key as a value, so that a draft keeps it.
 */
export function useFormValues(resource: AnyResource, row: Row | undefined, isKeyed: boolean) {
	const today = useToday();
	const user = useSession((session) => session.user);
	const fields = useMemo(
		() =>
			(resource.fields ?? []).filter(
				({ on, permission }) => (!on || on === (row ? 'edit' : 'new')) && can(user, permission),
			),
		[resource, row, user],
	);
	const { compared, limits } = useShownValues(fields);
	const [address] = useSearchParams();
	const [proposed] = useState(() => (row ? {} : proposedBy(fields, address)));
	const [initialValues] = useState(() => ({
		...valuesOf(fields, row ?? { ...resource.initial?.({ today }), ...proposed }),
		...(isKeyed && { [KEY]: newKey() }),
	}));
	const compare = useMemo(
		() => ({
			fields: compared,
			toValues: (current: unknown) => valuesOf(fields, rowIn(current) ?? {}),
		}),
		[compared, fields],
	);
	// A `code` is no secret here: an agent has one.
	const secrets = useMemo(
		() => fields.filter((field) => kindOfField(field)?.isOwn).map(({ name }) => name),
		[fields],
	);
	return { fields, compared, limits, proposed, initialValues, compare, secrets };
}
