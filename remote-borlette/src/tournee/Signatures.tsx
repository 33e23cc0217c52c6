import { useFormValues } from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { useEffect, useRef } from 'react';
import { BESIDE } from './layout.ts';
import { messages } from './messages.ts';
import { SignatureField } from './SignatureField.tsx';

/** Of both, for the amount that is typed. */
export function Signatures({ actor, agent }: { actor: string; agent: string }) {
	const { formatMessage } = useIntl();
	useSignaturesOfAmount();
	return (
		<Box {...BESIDE} gap="5">
			<SignatureField
				name="agent_signature"
				label={formatMessage(messages.agentSignature, { name: agent })}
			/>
			<SignatureField
				name="actor_signature"
				label={formatMessage(messages.actorSignature, { name: actor })}
			/>
		</Box>
	);
}

/** What was signed was an amount: another one is signed anew. */
function useSignaturesOfAmount(): void {
	const { values, setFieldValue } = useFormValues<{ amount: number | null }>();
	const signed = useRef(values.amount);
	useEffect(
		function signAnew() {
			if (signed.current === values.amount) return;
			signed.current = values.amount;
			for (const name of ['agent_signature', 'actor_signature']) void setFieldValue(name, '');
		},
		[values.amount, setFieldValue],
	);
}
