import { ApiError } from '@borlette/shared/api';
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
	const [isUnreadable, setUnreadable] = useState(false);
	return (
		<FormFrame
			name={`import.${api.kind}`}
			initialValues={{ file: null as File | null }}
			body={api.check.input.body}
			submitLabel={formatMessage(messages.check)}
			asksOnly
			save={async ({ file }) => {
				setUnreadable(false);
				try {
					const check = await look.mutateAsync({
						body: { lang },
						files: { file: file ?? undefined },
					});
					return { file: file as File, check };
				} catch (error) {
					setUnreadable(error instanceof ApiError && error.fields?.file?.code === 'format');
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
					{isUnreadable && (
						<Alert.Root status="error" role="alert">
							<Alert.Indicator />
							<Alert.Title fontWeight="normal">{formatMessage(messages.unreadable)}</Alert.Title>
						</Alert.Root>
					)}
				</Card.Body>
			</Card.Root>
		</FormFrame>
	);
}
