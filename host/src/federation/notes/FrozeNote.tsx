import { defineTexts, FormattedMessage, useLocale } from '@borlette/shared/i18n';
import { Box, Button } from '@borlette/shared/ui';
import { useRegistry } from '../registry/store.ts';
import { RemoteFroze, useFroze } from '../watch/freeze/froze.ts';
import { useOpenPage } from '../watch/openPage.ts';
import { Note } from './Note.tsx';
import { SetAsideButton } from './SetAsideButton.tsx';

const messages = defineTexts('froze', {
	// Note above every page after a tab stopped answering; {page} is a title
	froze: 'La dernière fois, « {page} » (version {build}) a bloqué l’application.',
	// Button of the note: the build that kept the tab from answering is run again
	again: 'Réessayer avec elle',
});

/**
 * Offers, by name, to go on without a build that kept the tab from answering. Its own pages offer
 * the same in their place; a build that the channel no longer names needs no decision.
 */
export function FrozeNote() {
	const undecided = useFroze((state) => state.undecided);
	const registry = useRegistry((state) => state.registry);
	const shown = useOpenPage(({ page }) => page?.remote);
	const locale = useLocale((state) => state.locale);
	const offered = undecided.filter(
		({ remote, url }, index) =>
			remote !== shown &&
			registry?.remotes[remote]?.url === url &&
			undecided.findIndex((other) => other.url === url) === index,
	);
	return offered.map((place) => {
		const froze = new RemoteFroze(place);
		return (
			<Note
				key={place.id}
				isWarning
				action={
					<Box display="flex" flexWrap="wrap" gap="2">
						<SetAsideButton froze={froze} size="xs" />
						<Button size="xs" variant="outline" onClick={() => froze.forget()}>
							<FormattedMessage {...messages.again} />
						</Button>
					</Box>
				}
			>
				<FormattedMessage
					{...messages.froze}
					values={{ page: place.title[locale], build: place.build }}
				/>
			</Note>
		);
	});
}
