import { codesOf } from '@borlette/shared/contract';
import { agentChoices } from '@borlette/shared/contract/agent';
import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { RefFilter } from '@borlette/shared/resource';
import { useCan } from '@borlette/shared/session';
import { Box, Button } from '@borlette/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { boardMessages as messages } from './messages.board.ts';
import type { BlockSpan } from './useBlocking.ts';

interface Props {
	numbers: string;
	isPending: boolean;
	/** @param agentId null: everybody */
	onBlock: (span: BlockSpan, agentId: string | null) => void;
	onCancel: () => void;
}

/** Which draws, and whether for one agent alone; the narrower draws have the focus, Escape goes back. */
export function BlockQuestion({ numbers, isPending, onBlock, onCancel }: Props) {
	const { formatMessage } = useIntl();
	const mayChoose = useCan(codesOf(agentChoices.from));
	const [isForAgent, setForAgent] = useState(false);
	const [agentId, setAgentId] = useState('');
	const [isTyping, setTyping] = useState(false);
	const first = useRef<HTMLButtonElement>(null);
	useEffect(function takeFocus() {
		first.current?.focus();
	}, []);
	// Without somebody chosen it would be everybody, which is not what was asked for.
	const isOpen = isForAgent && (agentId === '' || isTyping);
	const block = (span: BlockSpan) => onBlock(span, isForAgent ? agentId : null);
	return (
		<Box
			as="fieldset"
			display="flex"
			flexWrap="wrap"
			gap="2"
			onKeyDown={(event) => {
				if (event.key === 'Escape') onCancel();
			}}
		>
			<Box as="legend" fontWeight="medium" marginBlockEnd="2">
				<FormattedMessage
					{...(isForAgent ? messages.blockForAgent : messages.blockWhere)}
					values={{ ball: numbers }}
				/>
			</Box>
			{isForAgent && (
				<Box flexBasis="full">
					<RefFilter
						{...agentChoices}
						label={formatMessage(words.agent)}
						emptyLabel={formatMessage(messages.chooseAgent)}
						value={agentId}
						onChange={setAgentId}
						onTyping={setTyping}
					/>
				</Box>
			)}
			<Button
				ref={first}
				flexGrow="1"
				colorPalette="error"
				disabled={isOpen}
				waits={isPending}
				onClick={() => block('draw')}
			>
				<FormattedMessage {...messages.blockDraw} />
			</Button>
			<Button
				flexGrow="1"
				colorPalette="error"
				variant="outline"
				disabled={isOpen}
				waits={isPending}
				onClick={() => block('all')}
			>
				<FormattedMessage {...messages.blockAll} />
			</Button>
			{mayChoose && !isForAgent && (
				<Button flexGrow="1" variant="outline" onClick={() => setForAgent(true)}>
					<FormattedMessage {...messages.blockAgent} />
				</Button>
			)}
			<Button variant="ghost" onClick={onCancel}>
				<FormattedMessage {...words.cancel} />
			</Button>
		</Box>
	);
}
