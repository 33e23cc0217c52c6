import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React for development keeps a stack for each element it makes, up to a number a second, to say in a warning where it was
 * made: about a sixth of what screens take in tests. Told that there were enough, it makes none; a React that counts in
 * another place goes on making them.
 */
export function withoutOwnerStacks(): void {
	const internals: unknown = Reflect.get(React, INTERNALS);
	if (typeof internals !== 'object' || internals === null) return;
	Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
		get: () => Number.MAX_SAFE_INTEGER,
		set: () => {},
	});
}
