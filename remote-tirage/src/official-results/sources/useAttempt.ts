import type { BodyOf } from '@borlette/shared/contract';
import { type FeedAttempt, resultSourceApi } from '@borlette/shared/contract/result-sources';
import { useWrite } from '@borlette/shared/data';
import { useFormValues } from '@borlette/shared/form';

export type FeedValues = BodyOf<typeof resultSourceApi.attempt>;

/** What the address of the form answered last, for every field of it. */
export function useAttempted(): FeedAttempt | undefined {
	const { status } = useFormValues();
	return status;
}

/** Asks the address as the form has it now. */
export function useAttempt() {
	const { values, setStatus } = useFormValues<FeedValues>();
	const { mutate, isPending, error } = useWrite(resultSourceApi.attempt, []);
	const { state, url, format, rows_path, date_column, day_order, slot_column, draws } = values;
	const body = {
		...{ state, url, format, rows_path, date_column, day_order, draws },
		slot_column: slot_column || null,
	};
	const attempt = () => {
		setStatus(undefined);
		mutate({ body }, { onSuccess: setStatus });
	};
	return { attempt, isPending, error };
}
