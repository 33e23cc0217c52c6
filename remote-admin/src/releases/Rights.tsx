import { Section } from '@borlette/shared/cards';
import { type ReleaseRight, releasesApi } from '@borlette/shared/contract/releases';
import { useRead } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useIntl } from '@borlette/shared/i18n';
import { Box, Button, ErrorState, later, Skeleton, Tag, Text } from '@borlette/shared/ui';
import { useState } from 'react';
import { rightsMessages as messages } from './rights.messages.ts';
import type { Releases } from './useReleases.ts';

const RightDialog = later(async () => (await import('./RightDialog.tsx')).RightDialog);

/** Who of a team may act on which remotes; the provider gives it. */
export function Rights({ releases }: { releases: Releases }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const read = useRead(releasesApi.rights, {});
	/** undefined: no dialog; null: for somebody new. */
	const [given, setGiven] = useState<ReleaseRight | null>();
	return (
		<Section
			title={<FormattedMessage {...messages.rights} />}
			text={<FormattedMessage {...messages.rightsText} />}
			actions={
				<Button variant="outline" size="sm" onClick={() => setGiven(null)}>
					<FormattedMessage {...messages.give} />
				</Button>
			}
			isFlush
		>
			{!read.data && !read.error && <Skeleton height="64px" m="5" />}
			{!read.data && read.error && (
				<ErrorState
					title={formatMessage(messages.rightsFailed)}
					text={errorText(read.error)}
					onRetry={() => void read.refetch()}
				/>
			)}
			{read.data?.length === 0 && (
				<Text px={{ base: '4', sm: '5' }} py="4" color="fg.muted">
					<FormattedMessage {...messages.noRights} />
				</Text>
			)}
			{read.data && read.data.length > 0 && (
				<Box as="ul" listStyleType="none">
					{read.data.map((right) => (
						<Person key={right.user_id} right={right} onChange={() => setGiven(right)} />
					))}
				</Box>
			)}
			{given !== undefined && (
				<RightDialog releases={releases} right={given} onClose={() => setGiven(undefined)} />
			)}
		</Section>
	);
}

function Person({ right, onChange }: { right: ReleaseRight; onChange: () => void }) {
	const { formatMessage } = useIntl();
	const { username, name, companyname, remotes } = right;
	return (
		<Box
			as="li"
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			gap="3"
			px={{ base: '4', sm: '5' }}
			py="3"
			_notFirst={{ borderTopWidth: '1px' }}
		>
			<Box flex="1 1 200px" minW="0">
				<Text fontWeight="semibold">{name || username}</Text>
				<Text textStyle="secondary">{[username, companyname].filter(Boolean).join(' · ')}</Text>
			</Box>
			<Box display="flex" flexWrap="wrap" gap="2">
				{remotes.map((remote) => (
					<Tag.Root key={remote}>
						<Tag.Label>{remote}</Tag.Label>
					</Tag.Root>
				))}
			</Box>
			<Button
				size="sm"
				variant="ghost"
				aria-label={formatMessage(messages.changeOf, { name: name || username })}
				onClick={onChange}
			>
				<FormattedMessage {...messages.change} />
			</Button>
		</Box>
	);
}
