import { BULK_MAX } from '@borlette/shared/contract/bulk';
import type { BulkProps } from '@borlette/shared/resource';
import { BulkActions } from './BulkActions.tsx';
import { AGENT_CHANGES, type Change, SURCUSSALE_CHANGES } from './changes.ts';

const bulkOf = (changes: readonly Change[]) => ({
	endpoints: changes.map(({ api }) => api.apply),
	limit: BULK_MAX,
	actions: (props: BulkProps) => <BulkActions {...props} changes={changes} />,
});

/** What is changed in many agents at once. */
export const agentBulk = bulkOf(AGENT_CHANGES);
/** What is changed in many surcussales at once. */
export const surcussaleBulk = bulkOf(SURCUSSALE_CHANGES);
