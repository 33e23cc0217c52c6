import type { LiveKind } from '@borlette/shared/contract/events';

/** What a transaction changes, for listeners. */
export interface Change {
	kind: LiveKind;
	/** Without one, it is of no draw. */
	instanceId?: string | undefined;
	/** Without one, those who see some agents only are not told. */
	agentId?: string | undefined;
}
export type CompanyChange = Change & { companyId: string };
