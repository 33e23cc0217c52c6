import type { TraceEntry } from '@borlette/shared/contract/tracabilite';
import { type MessageDescriptor, useIntl, words } from '@borlette/shared/i18n';
import { scopeParts } from '@borlette/shared/resource';

/** What a row of these is for, is for every agent, unless it names one or a branch. */
const FOR_EVERYBODY = /^(boules-block|type-(games|boules)|prime|lotto$|message)/;
const EVERY: Readonly<Record<string, MessageDescriptor>> = {
	agent_name: words.everyAgent,
	tirage_name: words.everyTirage,
};

/** What stands in place of nothing in a field that narrows such a row; undefined where nothing is just that. */
export const everyOf = (type: string, field: string): MessageDescriptor | undefined =>
	FOR_EVERYBODY.test(type) ? EVERY[field] : undefined;

/** What an entry is about: its name, and whom it concerned where that was everybody. */
export function useObjectText() {
	const { formatMessage } = useIntl();
	return ({ object_type, object_label, before, after }: TraceEntry): string => {
		const row = after ?? before;
		if (!row || !FOR_EVERYBODY.test(object_type)) return object_label;
		const isHouse = !row.agent_id && !row.surcussale_id;
		const open = [
			isHouse && scopeParts.everyAgent,
			row.tirage_id === null && scopeParts.everyTirage,
		].flatMap((part) => (part ? [formatMessage(part.every)] : []));
		return [object_label, ...open].join(', ');
	};
}
