import { Field, FieldFrame, Input, useBeginsHere } from '@borlette/shared/ui';
import type { ComponentProps } from 'react';
import { WORDS } from './words.ts';

interface Props extends ComponentProps<typeof Input> {
	error: string | undefined;
	submitCount: number;
	/** Of what stands above the form and is heard with the field: nobody who begins there comes past it. */
	noteId: string | undefined;
}

/** Who signs in; the page begins here. */
export function UsernameField({ error, submitCount, noteId, onBlur, ...input }: Props) {
	const begin = useBeginsHere(!input.readOnly, onBlur);
	return (
		<FieldFrame error={error} submitCount={submitCount}>
			{({ 'aria-describedby': texts }) => (
				<>
					<Field.Label>{WORDS.username}</Field.Label>
					<Input
						size="lg"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={64}
						aria-describedby={[noteId, texts].filter(Boolean).join(' ') || undefined}
						{...input}
						{...begin}
					/>
				</>
			)}
		</FieldFrame>
	);
}
