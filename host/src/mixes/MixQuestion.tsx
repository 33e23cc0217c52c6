import { defineTexts, FormattedMessage, NOTHING, useFormats, words } from '@borlette/shared/i18n';
import { Box, ConfirmDialog } from '@borlette/shared/ui';
import { useEffect, useState } from 'react';
import { type Preview, previewOf } from './preview.ts';
import { restartWith, useMix } from './store.ts';
import { forgetAsked, NO_VISIT } from './wanted.ts';

const messages = defineTexts('mix.question', {
	title: 'Ouvrir d’autres versions ?',
	mix: 'Le lien que vous avez suivi remplace des parties de l’application, dans cet onglet seulement :',
	past: 'Le lien que vous avez suivi ouvre l’application comme à la révision {revision} du {signedAt}, dans cet onglet seulement :',
	// A former revision in which nothing differs
	same: 'Les mêmes versions qu’aujourd’hui.',
	// A build that would run, and who holds the key that signed it
	build: '{remote} {build}, signé par {signedBy}',
	killed: 'Attention, cette version a été retirée : {killed}',
	missing: '{remote} {build} : ne peut pas être ouvert',
	// The host of a former revision is not kept, or the revision does not name it
	today: 'L’hôte d’alors ne peut pas être ouvert : celui d’aujourd’hui ouvre cette révision.',
	// While it is found out what a link would run
	reading: 'Lecture des versions…',
	failed: 'Ce que nomme le lien est hors de portée, ou n’est pas signé comme il le faut.',
	// Says no: the channel’s builds go on
	stay: 'Rester sur le canal',
});

/** Before anything runs that a link names: it came from somebody else. */
export function MixQuestion() {
	const { channel, asked } = useMix();
	const [preview, setPreview] = useState<Preview | 'failed'>();
	const stay = () => {
		forgetAsked();
		useMix.setState({ asked: NO_VISIT });
	};
	useEffect(
		function lookUp() {
			let isWanted = true;
			if (!channel) return;
			previewOf(channel, asked).then(
				(found) => isWanted && (found.isNothing ? stay() : setPreview(found)),
				() => isWanted && setPreview('failed'),
			);
			return () => {
				isWanted = false;
			};
		},
		// A new look at the registry changes nothing of what the link names.
		// eslint-disable-next-line react-hooks/exhaustive-deps
		[asked],
	);
	return (
		<ConfirmDialog
			isOpen
			title={<FormattedMessage {...messages.title} />}
			text={
				preview === undefined ? (
					<FormattedMessage {...messages.reading} />
				) : (
					<Named preview={preview} />
				)
			}
			confirmLabel={<FormattedMessage {...words.open} />}
			cancelLabel={<FormattedMessage {...messages.stay} />}
			isBlocked={preview === undefined}
			onConfirm={preview === 'failed' ? stay : () => restartWith(asked)}
			onCancel={stay}
		/>
	);
}

function Named({ preview }: { preview: Preview | 'failed' }) {
	const { dateTime } = useFormats();
	if (preview === 'failed') return <FormattedMessage {...messages.failed} />;
	const { past, changes, obstacles } = preview;
	return (
		<>
			{past ? (
				<FormattedMessage
					{...messages.past}
					values={{
						revision: past.revision,
						signedAt: dateTime(past.signedAt),
					}}
				/>
			) : (
				<FormattedMessage {...messages.mix} />
			)}
			<Box as="ul" mt="3" ps="5" listStyleType="disc" overflowWrap="anywhere">
				{changes.length + obstacles.length === 0 && (
					<li>
						<FormattedMessage {...messages.same} />
					</li>
				)}
				{changes.map(({ remote, build, signedBy = NOTHING, killed }) => (
					<li key={remote}>
						<FormattedMessage {...messages.build} values={{ remote, build, signedBy }} />
						{killed && (
							<Box color="fg.error">
								<FormattedMessage {...messages.killed} values={{ killed }} />
							</Box>
						)}
					</li>
				))}
				{obstacles.map(({ remote, build, obstacle }) => (
					<li key={remote}>
						<FormattedMessage
							{...(obstacle.startsWith('host') ? messages.today : messages.missing)}
							values={{ remote, build }}
						/>
					</li>
				))}
			</Box>
		</>
	);
}
