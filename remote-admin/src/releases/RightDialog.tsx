import { type ReleaseRight, releasesApi } from '@borlette/shared/contract/releases';
import { useWrite } from '@borlette/shared/data';
import { FormFrame, TextField, useFormField } from '@borlette/shared/form';
import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { RowDialog } from '@borlette/shared/resource';
import { Box, Button, Checkbox, Fieldset, Stack, Text, toast } from '@borlette/shared/ui';
import { CodeField } from './CodeField.tsx';
import { rightsMessages } from './rights.messages.ts';
import { SetUp } from './SetUp.tsx';
import type { Releases } from './useReleases.ts';

interface Props {
	releases: Releases;
	/** null: of somebody who has none yet. */
	right: ReleaseRight | null;
	onClose: () => void;
}

/** Says on which remotes somebody may act; it takes a code like an act. */
export function RightDialog({ releases, right, onClose }: Props) {
	const { formatMessage } = useIntl();
	const give = useWrite(releasesApi.give, [releasesApi.rights]);
	const known = releases.channels.flatMap(({ remotes }) => remotes.map(({ name }) => name));
	const names = [...new Set([...known, ...(right?.remotes ?? [])])].sort();
	return (
		<RowDialog title={formatMessage(rightsMessages.giveTitle)} onClose={onClose}>
			{releases.has_second_step ? (
				<Stack gap="5">
					<Text color="fg.muted">
						<FormattedMessage {...rightsMessages.giveText} />
					</Text>
					<FormFrame
						name={`releases.rights.${right?.user_id ?? 'new'}`}
						initialValues={{
							username: right?.username ?? '',
							remotes: right?.remotes ?? [],
							code: '',
						}}
						body={releasesApi.give.input.body}
						submitLabel={formatMessage(words.save)}
						save={({ username, remotes, code }) =>
							give.mutateAsync({
								body: { username: username.trim(), remotes, code: code.trim() },
							})
						}
						onSaved={() => {
							toast.success(formatMessage(rightsMessages.given));
							onClose();
						}}
						aside={
							<Button variant="outline" onClick={onClose}>
								<FormattedMessage {...words.cancel} />
							</Button>
						}
					>
						<TextField
							name="username"
							label={formatMessage(words.username)}
							{...(right && { disabled: true })}
						/>
						<Remotes names={names} />
						<CodeField />
					</FormFrame>
				</Stack>
			) : (
				<SetUp onLeave={onClose} />
			)}
		</RowDialog>
	);
}

function Remotes({ names }: { names: readonly string[] }) {
	const field = useFormField<string[]>('remotes');
	const chosen = field.value ?? [];
	const toggle = (name: string) =>
		field.setValue(
			chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name],
		);
	return (
		<Fieldset.Root>
			<Fieldset.Legend>
				<FormattedMessage {...rightsMessages.modules} />
			</Fieldset.Legend>
			<Box display="grid" gap="2" mt="2">
				{names.map((name) => (
					<Checkbox.Root
						key={name}
						checked={chosen.includes(name)}
						onCheckedChange={() => toggle(name)}
					>
						<Checkbox.HiddenInput />
						<Checkbox.Control />
						<Checkbox.Label>{name}</Checkbox.Label>
					</Checkbox.Root>
				))}
			</Box>
		</Fieldset.Root>
	);
}
