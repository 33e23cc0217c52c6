import { useMemo, useState } from 'react';
import { FormFrame, useAskBefore, type WrongTogether } from '../../form/index.ts';
import { useIntl, words } from '../../i18n/index.ts';
import { Link } from '../../router/index.ts';
import { Box, Button, Card, Grid } from '../../ui/index.ts';
import type { AnyResource } from '../definition.ts';
import { type Row, versionOf } from '../row.ts';
import { ScopeLine } from '../scope/ScopeLine.tsx';
import { useListAddress } from '../screens.ts';
import { ResourceField } from './ResourceField.tsx';
import { useFormValues } from './useFormValues.ts';
import { useSaveRow } from './useSaveRow.ts';

export interface ResourceFormProps {
	resource: AnyResource;
	/** The row to change; without it one is added. */
	row?: Row;
	/** With what was typed. */
	onSaved: (answer: unknown, values: Readonly<Record<string, unknown>>) => void;
}

/** What an address proposes is a form of its own: what was left half typed in another one does not stand in its place. */
const nameOfNew = (proposed: object): string =>
	Object.keys(proposed).length > 0 ? `new ${JSON.stringify(proposed)}` : 'new';

/** The form of a resource, to add a row or to change one. */
export function FormOfResource({ resource, row: given, onSaved }: ResourceFormProps) {
	const { formatMessage } = useIntl();
	// Kept as it was when the form opened: saving says which version was seen, whatever loads meanwhile.
	const [row] = useState(given);
	const { formAside: Aside, formLayout: Layout } = resource;
	const { endpoint, save } = useSaveRow(resource, row);
	const { send, question } = useAskBefore(
		(values: Readonly<Record<string, unknown>>) => save(values, undefined),
		resource.asked ?? {},
	);
	const list = useListAddress(resource);
	const { fields, compared, limits, proposed, initialValues, compare, secrets } = useFormValues(
		resource,
		row,
		Boolean(endpoint.isKeyed),
	);
	const wrong = useMemo<WrongTogether>(
		() => (values) => resource.wrong?.(values, row) ?? {},
		[resource, row],
	);

	const fieldOf = (name: string) => {
		const field = fields.find((one) => one.name === name);
		return field && <ResourceField field={field} row={row} />;
	};

	const nameOf = (name: string, value: unknown): string | undefined => {
		const shown = compared.find((field) => field.name === name)?.show(value, row ?? {});
		// What is not among the rows loaded, or only typed, has no name yet.
		return shown === value && fields.some((one) => one.name === name && one.kind === 'ref')
			? undefined
			: shown;
	};

	return (
		<Box maxWidth="760px">
			<FormFrame
				name={`${resource.name}.${row?.id ?? nameOfNew(proposed)}`}
				initialValues={initialValues}
				body={endpoint.input.body}
				version={row && versionOf(row)}
				showLimits={limits}
				wrong={wrong}
				compare={compare}
				secrets={secrets}
				countsOnce={Boolean(endpoint.isKeyed)}
				save={async (values, version) => ({
					answer: await (row ? save(values, version) : send(values)),
					values,
				})}
				onSaved={({ answer, values }) => onSaved(answer, values)}
				aside={
					list && (
						<Button asChild variant="outline">
							<Link to={list}>{formatMessage(words.cancel)}</Link>
						</Button>
					)
				}
			>
				{Layout ? (
					<Layout row={row} fieldOf={fieldOf} />
				) : (
					<Card.Root>
						<Card.Body>
							<Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
								{fields.map((field) => (
									<Box
										key={field.name}
										gridColumn={field.isWide ? { md: 'span 2' } : undefined}
										// A field that does not concern what was chosen leaves no gap.
										_empty={{ display: 'none' }}
									>
										{fieldOf(field.name)}
									</Box>
								))}
							</Grid>
						</Card.Body>
					</Card.Root>
				)}
				{Aside && <Aside row={row} />}
				{resource.scope && <ScopeLine scope={resource.scope} row={row} nameOf={nameOf} />}
			</FormFrame>
			{question}
		</Box>
	);
}
