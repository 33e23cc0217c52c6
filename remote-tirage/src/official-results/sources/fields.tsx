import { officialResultApi } from '@borlette/shared/contract/official-results';
import { useRead } from '@borlette/shared/data';
import { type FieldProps, TextField } from '@borlette/shared/form';
import { useAttempted } from './useAttempt.ts';

/** A state, as the catalogues of the companies name it. */
export function StateField(props: FieldProps) {
	const draws = useRead(officialResultApi.draws, {});
	const states = [...new Set(draws.data?.map(({ state }) => state))];
	return <TextField {...props} suggestions={states} />;
}

/** A column of the answer; those that it has are offered once it was tried. */
export function ColumnField(props: FieldProps) {
	return <TextField {...props} suggestions={useAttempted()?.columns ?? []} />;
}
