import type { OutputOf } from '@borlette/shared/contract';
import type { officialResultApi } from '@borlette/shared/contract/official-results';

/** What became of a file. */
export type Imported = OutputOf<typeof officialResultApi.import>;
