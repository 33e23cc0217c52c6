import { useFormField, useFormValues } from '@borlette/shared/form';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, Button, FieldFrame, ResetIcon } from '@borlette/shared/ui';
import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { messages } from './messages.ts';
import { PNG, SIZE, strokeOn } from './signature.ts';

interface Props {
	name: string;
	label: string;
}

/** A signature drawn with a finger or a pen; its value is the picture as base64. */
export function SignatureField({ name, label }: Props) {
	const id = useId();
	const { submitCount } = useFormValues();
	const field = useFormField<string>(name);
	const canvas = useRef<HTMLCanvasElement>(null);
	const last = useRef<{ x: number; y: number }>(undefined);
	const drawn = useRef('');

	useEffect(
		function showValue() {
			const surface = canvas.current;
			if (!surface || field.value === drawn.current) return;
			drawn.current = field.value;
			const brush = surface.getContext('2d');
			brush?.clearRect(0, 0, SIZE.width, SIZE.height);
			if (!field.value) return;
			// Of a draft.
			const picture = new Image();
			picture.onload = () => brush?.drawImage(picture, 0, 0);
			picture.src = PNG + field.value;
		},
		[field.value],
	);

	function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		return {
			x: ((clientX - left) / width) * SIZE.width,
			y: ((clientY - top) / height) * SIZE.height,
		};
	}
	function begin(event: PointerEvent<HTMLCanvasElement>) {
		event.currentTarget.setPointerCapture(event.pointerId);
		last.current = pointOf(event);
		strokeOn(event.currentTarget, last.current, last.current);
	}
	function draw(event: PointerEvent<HTMLCanvasElement>) {
		if (!last.current) return;
		const next = pointOf(event);
		strokeOn(event.currentTarget, last.current, next);
		last.current = next;
	}
	function end({ currentTarget }: PointerEvent<HTMLCanvasElement>) {
		if (!last.current) return;
		last.current = undefined;
		drawn.current = currentTarget.toDataURL('image/png').slice(PNG.length);
		field.setValue(drawn.current);
	}

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
							onPointerDown={begin}
							onPointerMove={draw}
							onPointerUp={end}
							onPointerCancel={end}
						/>
					</Box>
				</>
			)}
		</FieldFrame>
	);
}
