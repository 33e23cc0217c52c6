import { useEffect, useRef, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import {
	Box,
	Button,
	CloseButton,
	HStack,
	Text,
	UploadIcon,
	VisuallyHidden,
} from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../useFormField.ts';

interface Props extends FieldProps {
	/** As a file input takes it: `.csv,text/csv`. */
	readonly accept: string;
	readonly maxMb: number;
}

/** Whether a file input with this `accept` would have offered it; who drops one is not asked by it. */
const isAmong = (accept: string, { name, type }: File): boolean =>
	accept
		.split(',')
		.some((kind) => (kind.startsWith('.') ? name.toLowerCase().endsWith(kind) : type === kind));

const endingsOf = (accept: string): string =>
	accept
		.split(',')
		.filter((kind) => kind.startsWith('.'))
		.join(', ');

/** A file that is dropped beside its field would take the page's place. */
function useDropsKept(): void {
	useEffect(function keepThePage() {
		const refuse = (event: DragEvent) => {
			if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
			event.preventDefault();
			event.dataTransfer.dropEffect = 'none';
		};
		window.addEventListener('dragover', refuse);
		window.addEventListener('drop', refuse);
		return () => {
			window.removeEventListener('dragover', refuse);
			window.removeEventListener('drop', refuse);
		};
	}, []);
}

/** A file to send along, chosen or dropped; its kind and size are looked at here first. */
export function FileField({ accept, maxMb, ...props }: Props) {
	const { formatMessage } = useIntl();
	const field = useFormField<File | null>(props.name);
	const [refusal, setRefusal] = useState<string>();
	const [isOver, setOver] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	useDropsKept();
	// A draft cannot keep a file; what it kept of one is none.
	const file = field.value instanceof File ? field.value : null;

	function take(chosen: File | undefined) {
		if (!chosen) return;
		const refused = isAmong(accept, chosen)
			? chosen.size > maxMb * 2 ** 20 && formatMessage(formMessages.fileSize, { limit: maxMb })
			: formatMessage(formMessages.fileKind, { endings: endingsOf(accept) });
		setRefusal(refused || undefined);
		if (!refused) field.setValue(chosen);
	}

	return (
		<FieldShell {...props} field={{ ...field, error: refusal ?? field.error }}>
			{(tie) => (
				<Box
					width="full"
					borderWidth="1px"
					borderStyle="dashed"
					borderColor={isOver ? 'brand.solid' : 'border.emphasized'}
					bg={isOver ? 'brand.subtle' : 'bg.panel'}
					borderRadius="md"
					padding="4"
					onDragOver={(event) => {
						event.preventDefault();
						setOver(true);
					}}
					onDragLeave={() => setOver(false)}
					onDrop={(event) => {
						event.preventDefault();
						setOver(false);
						take(event.dataTransfer.files[0]);
					}}
				>
					<VisuallyHidden asChild>
						<input
							ref={input}
							type="file"
							aria-label={props.label}
							accept={accept}
							tabIndex={-1}
							onChange={(event) => {
								take(event.currentTarget.files?.[0]);
								// The same file can be chosen again after it was removed.
								event.currentTarget.value = '';
							}}
						/>
					</VisuallyHidden>
					<HStack gap="3" flexWrap="wrap">
						<Button
							{...tie}
							variant="outline"
							onClick={() => input.current?.click()}
							onBlur={field.touch}
						>
							<UploadIcon size={16} aria-hidden />
							{formatMessage(formMessages.chooseFile)}
						</Button>
						{file ? (
							<>
								<Text fontWeight="medium">{file.name}</Text>
								<CloseButton
									size="sm"
									aria-label={formatMessage(formMessages.removeFile, { file: file.name })}
									onClick={() => field.setValue(null)}
								/>
							</>
						) : (
							<Text color="fg.muted">{formatMessage(formMessages.dropFile)}</Text>
						)}
					</HStack>
				</Box>
			)}
		</FieldShell>
	);
}
