import '@testing-library/jest-dom';

export {
	act,
	cleanup,
	fireEvent,
	render,
	renderHook,
	screen,
	waitFor,
	waitForElementToBeRemoved,
	within,
} from '@testing-library/react';
export { anAgent } from './anAgent.ts';
export { aScore, aSignal } from './aScore.ts';
export { aSurcussale } from './aSurcussale.ts';
export { aTodo, todosOf } from './aTodo.ts';
export { aUser } from './aUser.ts';
export { expectAccessible } from './axe.ts';
export { expectConsoleError } from './console.ts';
export {
	aPage,
	type FakeApi,
	ForeignPage,
	fakeApi,
	NoAnswer,
	type Received,
	Refusal,
} from './fakeApi.ts';
export { fill } from './fill.ts';
export { renderScreen } from './renderScreen.tsx';
export { knownScreens } from './screens.gen.ts';
