import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { useSession } from '../session/index.ts';
import { checkConsole, watchConsole } from './console.ts';
import { checkApi } from './fakeApi.ts';
import { withoutOwnerStacks } from './ownerStacks.ts';

withoutOwnerStacks();

// A screen's parts load lazily; on a busy machine the first one takes longer than a second.
configure({ asyncUtilTimeout: 120_000 });

beforeEach(() => {
	watchConsole();
	localStorage.clear();
	sessionStorage.clear();
});

afterEach(() => {
	checkConsole();
	checkApi();
	// What a test replaced is there again for the next one, which may be another file's (.ci/stages/together.mjs).
	jest.restoreAllMocks();
	useSession.setState(useSession.getInitialState(), true);
});
