import type { ResultPreview, TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { FormattedMessage, type MessageDescriptor, useErrorText } from '@borlette/shared/i18n';
import { Button, Flex, Notice, Stack } from '@borlette/shared/ui';
import { type ReactNode, useState } from 'react';
import { DryRun } from './DryRun.tsx';
import { Warnings } from './Warnings.tsx';

interface Props {
	instance: TirageInstance;
	preview: ResultPreview;
	/** Of the button that does it. */
	label: MessageDescriptor;
	onDecide: (seen: ResultPreview['warnings']) => void;
	isPending: boolean;
	/** Why it was refused. */
	error: unknown;
	/** Beside the button: the way back. */
	aside?: ReactNode;
}

/** What a result would cost, and the button that enters or confirms it; with warnings, once they are agreed to. */
export function Decide({ instance, preview, label, onDecide, isPending, error, aside }: Props) {
	const errorText = useErrorText();
	const [isAgreed, setAgreed] = useState(false);
	// What cannot be entered any more is not asked about.
	const isBarred = preview.paid_fiche !== null;
	const warnings = isBarred ? [] : preview.warnings;
	return (
		<Stack gap="5">
			<DryRun preview={preview} instance={instance} />
			<Warnings warnings={warnings} isAgreed={isAgreed} onAgree={setAgreed} />
			{error != null && <Notice status="error" role="alert" title={errorText(error)} />}
			<Flex gap="3" justify="flex-end" wrap="wrap">
				{aside}
				<Button
					autoFocus={aside !== undefined && warnings.length === 0}
					disabled={isBarred || (warnings.length > 0 && !isAgreed)}
					loading={isPending}
					onClick={() => onDecide(warnings)}
				>
					<FormattedMessage {...label} />
				</Button>
			</Flex>
		</Stack>
	);
}
