import { useMemo, useState } from 'react';
import type { Endpoint } from '../../contract/index.ts';
import { useWrite } from '../../data/index.ts';
import { FormFrame } from '../../form/index.ts';
import { useFormats, useIntl } from '../../i18n/index.ts';
import { Link } from '../../router/index.ts';
import { Box, Button, Card, Grid } from '../../ui/index.ts';
import type { AnyResource } from '../define.tsx';
import { listPathOf } from '../list/useResourceList.ts';
import { resourceMessages } from '../messages.ts';
import { bodyFor, filesFor, type Row } from '../row.ts';
import { ResourceField } from './ResourceField.tsx';
import { type AnyField, useShownValues, valuesOf } from './values.ts';

interface Props {
	resource: AnyResource;
	/** The row to change; without it one is added. */
	row?: Row;
	onSaved: (answer: unknown) => void;
}

/** The form of a resource, to add a row or to change one. */
export function ResourceForm({ resource, row: given, onSaved }: Props) {
	const { formatMessage } = useIntl();
	const { date } = useFormats();
	// Kept as it was when the form opened: saving says which version was seen, whatever loads meanwhile.
	const [row] = useState(given);
	const Aside = resource.formAside;
	const { list, one, create, update } = resource.endpoints;
	const endpoint = (row ? update : create) as Endpoint;
	const write = useWrite(endpoint, one ? [list, one] : [list]);
	const fields = useMemo(
		() =>
			((resource.fields ?? []) as unknown as AnyField[]).filter(
				({ on }) => !on || on === (row ? 'edit' : 'new'),
			),
		[resource, row],
	);
	const { compared, limits } = useShownValues(fields);
	const [initialValues] = useState(() =>
		valuesOf(fields, row ?? resource.initial?.({ today: date(new Date()) }) ?? {}),
	);
	const compare = useMemo(
		() => ({ fields: compared, toValues: (current: unknown) => valuesOf(fields, current as Row) }),
		[compared, fields],
	);

	return (
		<Box maxWidth="760px">
			<FormFrame
				name={`${resource.name}.${row?.id ?? 'new'}`}
				initialValues={initialValues}
				body={endpoint.input.body}
				version={row?.version as number | undefined}
				showLimits={limits}
				compare={compare}
				save={(values, version) => {
					const set = { ...values, ...(version !== undefined && { version }) };
					return write.mutateAsync({
						body: bodyFor(endpoint, set, row),
						files: filesFor(endpoint, values),
					} as never);
				}}
				onSaved={onSaved}
				aside={
					<Button asChild variant="outline">
						<Link to={listPathOf(resource)}>{formatMessage(resourceMessages.cancel)}</Link>
					</Button>
				}
			>
				<Card.Root>
					<Card.Body>
						<Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
							{fields.map((field) => (
								<Box
									key={field.name as string}
									gridColumn={field.isWide ? { md: 'span 2' } : undefined}
								>
									<ResourceField field={field} row={row} />
								</Box>
							))}
						</Grid>
					</Card.Body>
				</Card.Root>
				{Aside && <Aside />}
			</FormFrame>
		</Box>
	);
}
