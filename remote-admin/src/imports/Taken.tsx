import { saveFile } from '@borlette/shared/api';
import type { ImportDone } from '@borlette/shared/contract/imports';
import { useIntl, words } from '@borlette/shared/i18n';
import { LeaveGuard } from '@borlette/shared/resource';
import { Alert, Button, ConfirmDialog, DownloadIcon, Flex, Stack } from '@borlette/shared/ui';
import { useState } from 'react';
import { Slips } from '../slips/Slips.tsx';
import { messages } from './messages.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** What became of a file: its answer, and what its agents sign in with. */
export function Taken({ taken, onAnother }: { taken: ImportDone; onAnother: () => void }) {
	const { formatMessage } = useIntl();
	const { added, changed, refused, signIns, file } = taken;
	const [isKept, setKept] = useState(signIns.length === 0);
	const [isAsking, setAsking] = useState(false);
	const lost = {
		title: formatMessage(messages.leaveTitle),
		text: formatMessage(messages.leaveText, { count: signIns.length }),
	};
	function save() {
		saveFile({ content: new Blob([bytesOf(file.content)], { type: file.type }), name: file.name });
		setKept(true);
	}
	return (
		<Stack gap="6">
			<Stack gap="4" maxWidth="760px">
				<Alert.Root status={refused > 0 ? 'warning' : 'success'} role="status">
					<Alert.Indicator />
					<Alert.Content>
						<Alert.Title>
							{[
								formatMessage(messages.done, { added }),
								changed > 0 && formatMessage(messages.doneChanged, { count: changed }),
								refused > 0 && formatMessage(messages.doneRefused, { count: refused }),
							]
								.filter(Boolean)
								.join(', ')}
						</Alert.Title>
						<Alert.Description>
							{formatMessage(signIns.length > 0 ? messages.answerSecret : messages.answerText)}
						</Alert.Description>
					</Alert.Content>
				</Alert.Root>
				<Flex gap="3" wrap="wrap">
					<Button onClick={save}>
						<DownloadIcon size={16} aria-hidden />
						{formatMessage(messages.answer)}
					</Button>
					<Button variant="outline" onClick={() => (isKept ? onAnother() : setAsking(true))}>
						{formatMessage(messages.another)}
					</Button>
				</Flex>
			</Stack>
			{signIns.length > 0 && <Slips signIns={signIns} onPrint={() => setKept(true)} />}
			<LeaveGuard isDirty={!isKept} onLeave={() => {}} lost={lost} />
			<ConfirmDialog
				isOpen={isAsking}
				{...lost}
				confirmLabel={formatMessage(messages.another)}
				cancelLabel={formatMessage(words.back)}
				isDangerous
				onCancel={() => setAsking(false)}
				onConfirm={onAnother}
			/>
		</Stack>
	);
}
