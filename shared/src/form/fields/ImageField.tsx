import { useEffect, useRef, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { Button, HStack, Image, UploadIcon, VisuallyHidden } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../useFormField.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const MAX_MB = 5;

interface Props extends FieldProps {
	/** Address of the picture there is now. */
	readonly current?: string | null;
}

/** A picture to send along; type and size are looked at here first. */
export function ImageField({ current, ...props }: Props) {
	const { formatMessage } = useIntl();
	const field = useFormField<File | null>(props.name);
	const [refusal, setRefusal] = useState<string>();
	const input = useRef<HTMLInputElement>(null);
	const preview = usePreview(field.value ?? null);
	const address = preview ?? current;

	function take(file: File | undefined) {
		if (!file) return;
		if (!TYPES.includes(file.type)) return setRefusal(formatMessage(formMessages.imageType));
		if (file.size > MAX_MB * 2 ** 20)
			return setRefusal(formatMessage(formMessages.imageSize, { limit: MAX_MB }));
		setRefusal(undefined);
		field.setValue(file);
	}

	return (
		<FieldShell {...props} field={{ ...field, error: refusal ?? field.error }}>
			{(tie) => (
				<HStack gap="3">
					{address && (
						<Image
							src={address}
							alt=""
							boxSize="56px"
							borderRadius="md"
							objectFit="cover"
							borderWidth="1px"
						/>
					)}
					<VisuallyHidden asChild>
						<input
							ref={input}
							type="file"
							aria-label={props.label}
							accept={TYPES.join(',')}
							tabIndex={-1}
							onChange={(event) => {
								take(event.currentTarget.files?.[0]);
								// The same file can be chosen again after it was removed.
								event.currentTarget.value = '';
							}}
						/>
					</VisuallyHidden>
					<Button
						{...tie}
						variant="outline"
						onClick={() => input.current?.click()}
						onBlur={field.touch}
					>
						<UploadIcon size={16} aria-hidden />
						{formatMessage(formMessages.chooseImage)}
					</Button>
					{field.value && (
						<Button variant="ghost" onClick={() => field.setValue(null)}>
							{formatMessage(formMessages.removeImage)}
						</Button>
					)}
				</HStack>
			)}
		</FieldShell>
	);
}

function usePreview(file: File | null): string | undefined {
	const [address, setAddress] = useState<string>();
	useEffect(
		function showChosenFile() {
			if (!(file instanceof File)) return setAddress(undefined);
			const made = URL.createObjectURL(file);
			setAddress(made);
			return () => URL.revokeObjectURL(made);
		},
		[file],
	);
	return address;
}
