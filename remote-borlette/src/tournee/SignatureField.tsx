import { useFormField, useFormValues } from '@borlette/shared/form';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, Button, FieldFrame, ResetIcon } from '@borlette/shared/ui';
import { useId } from 'react';
import { messages } from './messages.ts';
import { SIZE } from './signature.ts';
import { useSignature } from './useSignature.ts';

interface Props {
	name: string;
	label: string;
}

/** A signature drawn with a finger or a pen; its value is the picture as base64. */
export function SignatureField({ name, label }: Props) {
	const id = useId();
	const { submitCount } = useFormValues();
	const field = useFormField<string>(name);
	const { canvas, strokes } = useSignature(field.value, field.setValue);

	return (
		<FieldFrame
			role="group"
			aria-labelledby={id}
			error={field.error}
			submitCount={submitCount}
			required={field.isRequired}
		>
			{(tie) => (
				<>
					<Box display="flex" w="full" justifyContent="space-between" alignItems="center" gap="3">
						<Box id={id} fontWeight="medium">
							{label}
						</Box>
						<Button
							variant="ghost"
							colorPalette="gray"
							minH="11"
							disabled={!field.value}
							onClick={() => field.setValue('')}
						>
							<ResetIcon size={16} aria-hidden />
							<FormattedMessage {...messages.signAgain} />
						</Button>
					</Box>
					{/* Paper, whatever the mode: the picture is shown on a receipt. */}
					<Box
						position="relative"
						w="full"
						borderWidth="1px"
						borderColor={field.error ? 'border.error' : 'border.control'}
						borderRadius="md"
						bg="#FFFFFF"
					>
						{!field.value && (
							<Box
								position="absolute"
								inset="0"
								display="grid"
								placeItems="center"
								color="#5A6672"
								pointerEvents="none"
							>
								<FormattedMessage {...messages.signHere} />
							</Box>
						)}
						<canvas
							ref={canvas}
							width={SIZE.width}
							height={SIZE.height}
							{...tie}
							aria-label={label}
							aria-invalid={field.error ? true : undefined}
							role="img"
							// Nobody signs by keys; a form that is refused comes here, and what lacks is heard.
							tabIndex={-1}
							style={{ display: 'block', width: '100%', touchAction: 'none', cursor: 'crosshair' }}
							{...strokes}
						/>
					</Box>
				</>
			)}
		</FieldFrame>
	);
}
