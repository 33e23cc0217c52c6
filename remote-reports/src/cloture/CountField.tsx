import type { AgentDay } from '@borlette/shared/contract/cloture';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { Input } from '@borlette/shared/ui';
import type { KeyboardEvent } from 'react';
import { stateIdOf, useDesk } from './desk.ts';
import { messages } from './messages.ts';
import { isAltP } from './Shortcuts.tsx';
import { useCount, useCounting } from './useCounting.ts';

/** The amount of an agent: what was counted, or the field for it while the day is open. */
export function CountField({ item }: { item: AgentDay }) {
	const { amount } = useFormats();
	const { text } = useCount(item);
	if (item.state === 'open' || text !== '') return <OpenField item={item} />;
	return item.counted === null ? null : amount(item.counted, item.currency);
}

function OpenField({ item }: { item: AgentDay }) {
	const { formatMessage } = useIntl();
	const { walk, showSlip } = useDesk();
	const { count, text, isWrong, isTaken } = useCount(item);
	const { next, book, ask, type, drop } = useCounting(item);

	function enter(field: HTMLInputElement) {
		const step = next();
		if (step.kind === 'stay') return;
		if (step.kind === 'ask') return ask();
		// On to the next agent at once: what comes of this one is told at its row.
		walk(field, 1);
		if (step.kind === 'book') void book(step.body);
	}
	function leave(field: HTMLInputElement) {
		if (text === '') field.blur();
		else if (!count?.isSending) drop();
	}
	function press(event: KeyboardEvent<HTMLInputElement>) {
		const field = event.currentTarget;
		const keys: Record<string, () => void> = {
			Enter: () => enter(field),
			ArrowDown: () => walk(field, 1),
			ArrowUp: () => walk(field, -1),
			Escape: () => leave(field),
		};
		// A letter alone is typed into the amount: a P beside the 0 would take the figures after it elsewhere.
		const key = isAltP(event) ? () => showSlip(item.id) : !event.altKey && keys[event.key];
		if (!key || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		key();
	}
	return (
		<Input
			size="sm"
			width="128px"
			maxWidth="full"
			data-count={item.id}
			value={text}
			readOnly={count?.isSending === true}
			inputMode="decimal"
			enterKeyHint="next"
			autoComplete="off"
			textAlign="end"
			fontVariantNumeric="tabular-nums"
			scrollMarginBlock="64px"
			aria-label={formatMessage(messages.countedOf, { agent: item.agent_name })}
			aria-invalid={isWrong || isTaken || count?.error !== undefined}
			aria-describedby={stateIdOf(item)}
			onChange={(event) => type(event.currentTarget.value)}
			onKeyDown={press}
		/>
	);
}
