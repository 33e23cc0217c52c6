import type { MessageDescriptor } from '@borlette/shared/i18n';
import type { ScreenName } from '@borlette/shared/screens';
import { messages } from './palette.messages.ts';

export interface Shortcut {
	/** Keys, each of which does it; what is pressed together is joined by +. */
	readonly keys: readonly string[];
	readonly does: MessageDescriptor;
}

export interface Shortcuts {
	readonly where: MessageDescriptor;
	/** The page that has them: who may not open it is not told. */
	readonly screen?: ScreenName;
	readonly shortcuts: readonly Shortcut[];
}

/** Every key of the product that is none of the browser's or of a plain field: what is added anywhere is added here. */
export const SHORTCUTS: readonly Shortcuts[] = [
	{
		where: messages.everywhere,
		shortcuts: [
			{ keys: ['Ctrl + K', '⌘ + K'], does: messages.openPalette },
			{ keys: ['?'], does: messages.openShortcuts },
			{ keys: ['Ctrl + P', '⌘ + P'], does: messages.print },
			{ keys: ['Esc'], does: messages.escape },
		],
	},
	{
		where: messages.inPalette,
		shortcuts: [
			{ keys: ['↑', '↓'], does: messages.choose },
			{ keys: ['Home', 'End'], does: messages.firstLast },
			{ keys: ['↵'], does: messages.open },
		],
	},
	{
		where: messages.inDays,
		shortcuts: [
			{ keys: ['↑', '↓'], does: messages.nextDay },
			{ keys: ['Page↑', 'Page↓'], does: messages.nextMonth },
		],
	},
	{
		where: messages.inBoard,
		screen: 'statistique',
		shortcuts: [
			{ keys: ['↑', '↓', '←', '→'], does: messages.move },
			{ keys: ['Home', 'End'], does: messages.rowEnds },
			{ keys: ['0–9'], does: messages.typeBall },
			{ keys: ['↵'], does: messages.openBall },
		],
	},
	{
		where: messages.inForms,
		screen: 'boules-block.new',
		shortcuts: [
			{ keys: ['↵'], does: messages.addBall },
			{ keys: ['⌫'], does: messages.dropBall },
		],
	},
	{
		where: messages.inClosings,
		screen: 'cloture',
		shortcuts: [
			{ keys: ['↑', '↓'], does: messages.agents },
			{ keys: ['↵'], does: messages.book },
			{ keys: ['Esc'], does: messages.dropAmount },
			{ keys: ['P'], does: messages.slip },
		],
	},
];
