import { useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { useLocation } from '../../router/index.ts';
import { Notice, PageFrame, PageHeader } from '../../ui/index.ts';
import { CompanyFirst } from '../CompanyFirst.tsx';
import { type AnyResource, callOf } from '../definition.ts';
import { type Row, rowIn } from '../row.ts';
import { useListAddress } from '../screens.ts';
import { ResourceForm } from './ResourceForm.tsx';
import { useSaved } from './useSaved.ts';

/** The page that adds a row. */
export function NewPage({ resource }: { resource: AnyResource }) {
	const { formatMessage } = useIntl();
	const { saidOf, onSaved } = useSaved(resource);
	const list = useListAddress(resource);
	const { search } = useLocation();
	const { added: Added } = resource;
	const [added, setAdded] = useState<{ item: Row; values: Readonly<Record<string, unknown>> }>();
	const title = formatMessage(resource.messages.create ?? resource.messages.list);
	return (
		<PageFrame>
			<PageHeader
				title={title}
				crumbs={[{ label: formatMessage(resource.messages.list), to: list }, { label: title }]}
			/>
			<CompanyFirst endpoint={callOf(resource, 'create')}>
				{Added && added ? (
					<>
						{/* Behind what is shown of it; should its code not come, this says all the same that it is there. */}
						<Notice status="success" title={saidOf(added.item)} />
						<Added {...added} onClose={() => onSaved(added.item)} />
					</>
				) : (
					// What another address proposes starts again.
					<ResourceForm
						key={search}
						resource={resource}
						onSaved={(answer, values) => {
							const item = rowIn(answer);
							if (Added && item) setAdded({ item, values });
							else onSaved(answer);
						}}
					/>
				)}
			</CompanyFirst>
		</PageFrame>
	);
}
