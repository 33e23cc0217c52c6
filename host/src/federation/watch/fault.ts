import type { PageErrorKind } from '@borlette/shared/contract/page-error';
import type { Label } from '@borlette/shared/federation';

/** A failure of this page, and whose code it was. */
export interface Fault {
	/** Of the last time, ISO 8601. */
	readonly at: string;
	readonly kind: PageErrorKind;
	/** Absent: the host's own. */
	readonly remote?: string | undefined;
	readonly build?: string | undefined;
	/** No script was named: it is the remote whose page was open. */
	readonly isPresumed?: true | undefined;
	/** What people call the remote. */
	readonly title?: Label | undefined;
	readonly name: string;
	readonly message: string;
	readonly source?: string | undefined;
	readonly stack: readonly string[];
	/** How often it came. */
	readonly count: number;
}
