import { defineTexts, FormattedMessage, useFormats, useLocale } from '@borlette/shared/i18n';
import { Box, Button, Text } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { SettingGroup } from '../../settings/SettingGroup.tsx';
import { reloadNow } from '../loading/reload.ts';
import { useAnyOutdated, useRunning } from '../loading/running.ts';
import { refusalOf } from '../registry/gate.ts';
import type { JudgedEntry } from '../registry/judged.ts';
import { useProofs } from '../registry/proofs.ts';
import { useRegistry } from '../registry/store.ts';
import { messages as buildMessages } from './BuildNote.tsx';

const messages = defineTexts('app', {
	// Section of the settings panel, for who works with the application
	title: 'Application',
	// {when}: day and time of the pages that are used
	upToDate: 'À jour : les pages sont celles du {when}.',
	kept: 'Les pages sont celles du {when} : il n’a pas été possible de vérifier s’il y en a de plus récentes.',
	newer: 'Une nouvelle version est prête : rechargez la page.',
	// There are no pages that may be believed
	none: 'Les pages ont été refusées par sécurité : prévenez le support.',
	// {part}: what the menu calls it
	former: '{part} : la version précédente est utilisée.',
	missing: '{part} : pas disponible pour le moment.',
	// In place of what the menu calls a part of the application that has no place in it
	unnamed: 'Une partie de l’application',
});

/** In the settings panel, for who knows nothing of builds: whether all is as it should be, since when, and what is not. */
export function AppState() {
	const { registry, kept } = useRegistry();
	const { dateTime } = useFormats();
	const isOutdated = useAnyOutdated();
	if (!registry) return <Frame lines={<FormattedMessage {...messages.none} />} />;
	const said = kept ? messages.kept : isOutdated ? messages.newer : messages.upToDate;
	return (
		<Frame lines={<FormattedMessage {...said} values={{ when: dateTime(registry.signedAt) }} />}>
			<Box as="ul" textStyle="xs" display="grid" gap="1">
				{Object.entries(registry.remotes).map(([name, entry]) => (
					<Part key={name} name={name} entry={entry} isKept={name in (registry.refused ?? {})} />
				))}
			</Box>
		</Frame>
	);
}

function Frame({ lines, children }: { lines: ReactNode; children?: ReactNode }) {
	return (
		<SettingGroup title={messages.title}>
			<Text textStyle="xs">{lines}</Text>
			{children}
			<Button size="xs" variant="outline" justifySelf="start" onClick={reloadNow}>
				<FormattedMessage {...buildMessages.reload} />
			</Button>
		</SettingGroup>
	);
}

interface PartProps {
	name: string;
	entry: JudgedEntry;
	/** What the channel says of it now is not believed. */
	isKept: boolean;
}

/** What is not as it should be with a part of the application; nothing where all is well. */
function Part({ name, entry, isKept }: PartProps) {
	const proof = useProofs((all) => all[entry.url]);
	const isReplaced = useRunning((all) => all[name]?.insteadBecause !== undefined);
	const locale = useLocale((state) => state.locale);
	const isMissing = refusalOf(entry, proof) !== undefined;
	const isFormer = isKept || isReplaced || entry.url === entry.lastKnownGood?.url;
	if (!isMissing && !isFormer) return null;
	const names = entry.manifest.menu.map(({ label }) => label[locale]).join(', ');
	return (
		<Text as="li" color="fg.warning">
			<FormattedMessage
				{...(isMissing ? messages.missing : messages.former)}
				values={{ part: names || <FormattedMessage {...messages.unnamed} /> }}
			/>
		</Text>
	);
}
