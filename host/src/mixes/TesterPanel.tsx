import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, Button, CopyText, Text } from '@borlette/shared/ui';
import { useState } from 'react';
import { SettingGroup } from '../settings/SettingGroup.tsx';
import { CopyReport } from './CopyReport.tsx';
import { RemoteRow } from './RemoteRow.tsx';
import { sharedCopies } from './sharedCopies.ts';
import { restartWith, useMix } from './store.ts';
import { messages } from './tester.messages.ts';
import { useChoices } from './useChoices.ts';
import { linkTo, NO_VISIT, type Wanted } from './wanted.ts';

type Chosen = Readonly<Record<string, string>>;

const mixOf = (chosen: Chosen): Wanted[] =>
	Object.entries(chosen).flatMap(([remote, build]) => (build ? [{ remote, build }] : []));

/** In the settings panel, for testers: every remote, how it does, and the builds it can be switched to. */
export function TesterPanel() {
	const { channel, changes, obstacles } = useMix();
	const { choices, hasFailed } = useChoices(channel);
	const [edited, setEdited] = useState<Chosen>({});
	const current: Chosen = Object.fromEntries(changes.map(({ remote, build }) => [remote, build]));
	const chosen = { ...current, ...edited };
	const isEdited = choices.some(({ remote }) => (chosen[remote] ?? '') !== (current[remote] ?? ''));
	return (
		<SettingGroup title={messages.title}>
			{hasFailed && (
				<Text textStyle="xs" color="fg.warning">
					<FormattedMessage {...messages.unreachable} />
				</Text>
			)}
			<Box as="ul" display="grid" gap="4" listStyleType="none">
				{choices.map((each) => (
					<RemoteRow
						key={each.remote}
						choices={each}
						chosen={chosen[each.remote] ?? ''}
						onChoose={(build) => setEdited({ ...edited, [each.remote]: build })}
						onReset={
							current[each.remote]
								? () => restartWith({ mix: mixOf({ ...current, [each.remote]: '' }) })
								: undefined
						}
					/>
				))}
			</Box>
			{isEdited && (
				<Button size="sm" onClick={() => restartWith({ mix: mixOf(chosen) })}>
					<FormattedMessage {...messages.apply} />
				</Button>
			)}
			{changes.length + obstacles.length > 0 && (
				<>
					<Button
						size="sm"
						variant="outline"
						colorPalette="gray"
						onClick={() => restartWith(NO_VISIT)}
					>
						<FormattedMessage {...messages.resetAll} />
					</Button>
					<CopyText
						size="sm"
						label={messages.copyLink}
						text={() => linkTo({ mix: mixOf(current) })}
					/>
				</>
			)}
			<CopyReport size="sm" />
			<SharedPackages />
		</SettingGroup>
	);
}

function SharedPackages() {
	return (
		<Box as="details" textStyle="xs" color="fg.muted">
			<Box as="summary" cursor="pointer">
				<FormattedMessage {...messages.shared} />
			</Box>
			<Box as="ul" mt="2" listStyleType="none" overflowWrap="anywhere">
				{sharedCopies().map(({ name, version, provider }) => (
					<li key={`${name}@${version}`}>
						{name} <FormattedMessage {...messages.provider} values={{ version, provider }} />
					</li>
				))}
			</Box>
		</Box>
	);
}
