import { defineRemote } from '@borlette/shared/federation';
import { beat } from './beats.ts';
import { meta } from './remote.meta.ts';

// Opened while the module is evaluated: goes on from page to page, rests with the remote, and comes back.
window.addEventListener('keyup', () => beat('module listener'));
setInterval(() => beat('module interval'), 20);

/** @public */
export const { pages } = defineRemote(meta, {
	'evil.leaked-styles': async () => (await import('./LeakedStyles.tsx')).LeakedStyles,
	'evil.style-element': async () => (await import('./sheets.ts')).StyleElement,
	'evil.linked-sheets': async () => (await import('./LinkedSheets.tsx')).LinkedSheets,
	'evil.adopted-sheet': async () => (await import('./sheets.ts')).AdoptedSheet,
	'evil.capturing-listeners': async () => (await import('./listeners.ts')).CapturingListeners,
	'evil.patched-network': async () => (await import('./natives.ts')).PatchedNetwork,
	'evil.patched-builtins': async () => (await import('./natives.ts')).PatchedBuiltins,
	'evil.patched-iterators': async () => (await import('./natives.ts')).PatchedIterators,
	'evil.patched-elements': async () => (await import('./natives.ts')).PatchedElements,
	'evil.frozen-builtins': async () => (await import('./natives.ts')).FrozenBuiltins,
	'evil.lost-arrivals': async () => (await import('./natives.ts')).LostArrivals,
	'evil.shadowed-elements': async () => (await import('./natives.ts')).ShadowedElements,
	'evil.polluted-prototype': async () => (await import('./natives.ts')).PollutedPrototype,
	'evil.patched-history': async () => (await import('./natives.ts')).PatchedHistory,
	'evil.cleared-storage': async () => (await import('./storages.ts')).ClearedStorage,
	'evil.full-storage': async () => (await import('./storages.ts')).FullStorage,
	'evil.growing-document': async () => (await import('./elements.ts')).GrowingDocument,
	'evil.removing-observer': async () => (await import('./elements.ts')).RemovingObserver,
	'evil.hidden-document': async () => (await import('./elements.ts')).HiddenDocument,
	'evil.disguised': async () => (await import('./elements.ts')).Disguised,
	'evil.overlay': async () => (await import('./Overlay.tsx')).Overlay,
	'evil.departing': async () => (await import('./departing.ts')).Departing,
	'evil.leftovers': async () => (await import('./leftovers.ts')).Leftovers,
	'evil.lasting': async () => (await import('./lasting.ts')).Lasting,
	'evil.shared-parts': async () => (await import('./sharedParts.ts')).SharedParts,
	'evil.subscriptions': async () => (await import('./sharedParts.ts')).Subscriptions,
	'evil.portals': async () => (await import('./Portals.tsx')).Portals,
	'evil.addresses': async () => (await import('./addresses.ts')).Addresses,
	'evil.metas': async () => (await import('./Metas.tsx')).Metas,
	'evil.ahead': async () => (await import('./ahead.ts')).Ahead,
	'evil.harmless': async () => (await import('./Harmless.tsx')).Harmless,
});
