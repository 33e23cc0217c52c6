import { messages } from './messages.ts';

/** Parts of the day a draw falls in, in words. */
export const slots = {
	matin: messages.matin,
	midi: messages.midi,
	soir: messages.soir,
	nuit: messages.nuit,
};
