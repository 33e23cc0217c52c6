import { useRef } from 'react';
import { ApiError, newKey } from '../../api/index.ts';
import { useWrite } from '../../data/index.ts';
import { type AnyResource, callOf, readsOf } from '../definition.ts';
import { bodyFor, filesFor, type Row, rowIn, versionOf } from '../row.ts';

type Values = Readonly<Record<string, unknown>>;

/** Names the value under which a form keeps its key; a draft brings it back with what was typed. */
export const KEY = 'idempotency_key';

/** The call of a form, and what sends its values. What the form does not show stays as the row has it. */
export function useSaveRow(resource: AnyResource, row: Row | undefined) {
	const { picture } = resource.endpoints;
	const endpoint = callOf(resource, row ? 'update' : 'create');
	const shown = readsOf(resource);
	const write = useWrite(endpoint, shown);
	const writePicture = useWrite(picture ?? endpoint, shown);
	/** As the server last told it: somebody else may have changed what the form does not show. */
	const newest = useRef(row);
	const isWritten = useRef(false);
	/** After a refusal: nothing happened, so the next try is another call. */
	const nextKey = useRef<string>(undefined);

	function inputOf(values: Values, version: number | undefined) {
		const seen = isWritten.current && newest.current ? versionOf(newest.current) : version;
		const set = { ...values, ...(seen !== undefined && { version: seen }) };
		return {
			body: bodyFor(endpoint, set, newest.current),
			files: filesFor(endpoint, values),
			...(endpoint.isKeyed && { key: nextKey.current ?? String(values[KEY]) }),
		};
	}

	function learn({ isFinal, body }: ApiError): void {
		newest.current = rowIn(body.current) ?? newest.current;
		if (isFinal) nextKey.current = newKey();
	}

	async function save(values: Values, version: number | undefined): Promise<unknown> {
		try {
			const answer = await write.mutateAsync(inputOf(values, version));
			const files = row && picture ? filesFor(picture, values) : {};
			if (!Object.values(files).some(Boolean)) return answer;
			// The picture has a call of its own; should it fail, the next save is of the row as it is now.
			newest.current = rowIn(answer);
			isWritten.current = true;
			return await writePicture.mutateAsync({ body: { id: row?.id }, files });
		} catch (error) {
			if (error instanceof ApiError) learn(error);
			throw error;
		}
	}

	return { endpoint, save };
}
