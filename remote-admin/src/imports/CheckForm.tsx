import { ApiError } from '@borlette/shared/api';
import type { FieldError } from '@borlette/shared/contract';
import type { ImportApi, ImportCheck } from '@borlette/shared/contract/imports';
import { useWrite } from '@borlette/shared/data';
import { FileField, FormFrame } from '@borlette/shared/form';
import { useIntl, useLocale } from '@borlette/shared/i18n';
import { Alert, Card } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';

/** As the API takes files. */
const MAX_MB = 5;
const ACCEPT =
	'.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Props {
	api: ImportApi;
	onChecked: (looked: { file: File; check: ImportCheck }) => void;
}

/** A file, and having it looked through. */
export function CheckForm({ api, onChecked }: Props) {
	const { formatMessage } = useIntl();
	const lang = useLocale((state) => state.locale);
	const look = useWrite(api.check);
	const [unreadable, setUnreadable] = useState<FieldError | null>(null);
	return (
		<FormFrame
			name={`import.${api.kind}`}
			initialValues={{ file: null as File | null }}
			body={api.check.input.body}
			submitLabel={formatMessage(messages.check)}
			asksOnly
			save={async ({ file }) => {
				setUnreadable(null);
				try {
					const check = await look.mutateAsync({
						body: { lang },
						files: { file: file ?? undefined },
					});
					return { file: file as File, check };
				} catch (error) {
					const wrong = error instanceof ApiError ? error.fields?.file : undefined;
					setUnreadable(wrong?.code === 'format' ? wrong : null);
					throw error;
				}
			}}
			onSaved={onChecked}
		>
			<Card.Root>
				<Card.Body gap="4">
					<FileField
						name="file"
						label={formatMessage(messages.file)}
						help={formatMessage(messages.fileHelp)}
						accept={ACCEPT}
						maxMb={MAX_MB}
					/>
					{unreadable && (
						<Alert.Root status="error" role="alert">
							<Alert.Indicator />
							<Alert.Title fontWeight="normal">
								{unreadable.limit === undefined
									? formatMessage(messages.unreadable)
									: formatMessage(messages.columnsWrong, { columns: unreadable.limit })}
							</Alert.Title>
						</Alert.Root>
					)}
				</Card.Body>
			</Card.Root>
		</FormFrame>
	);
}
