import { defineRemote, type PageLoader } from '@borlette/shared/federation';
import { meta } from './remote.meta.ts';

const loops = () => import(/* webpackChunkName: "loops" */ './loops.tsx');
const throws = () => import(/* webpackChunkName: "throws" */ './throws.tsx');
const moves = () => import(/* webpackChunkName: "moves" */ './moves.tsx');
const takes = () => import(/* webpackChunkName: "takes" */ './takes.tsx');
/** What no compiler would let through, and what comes nevertheless. */
const garbage =
	(value: unknown): PageLoader =>
	() =>
		Promise.resolve(value as never);

/** @public */
export const { pages } = defineRemote(meta, {
	'loop-render': async () => (await loops()).LoopInRender,
	'loop-layout-effect': async () => (await loops()).LoopInLayoutEffect,
	'loop-effect': async () => (await loops()).LoopInEffect,
	'loop-promise': async () => (await loops()).LoopInPromise,
	'loop-timer': async () => (await loops()).LoopInTimer,
	'loop-channel': async () => (await loops()).LoopInChannel,
	'loop-store': async () => (await loops()).LoopInStore,
	'loop-slow': async () => (await loops()).SlowLoop,
	'loop-snapshot': async () => (await loops()).LoopOfSnapshots,
	'loop-search': async () => (await moves()).LoopOfSearch,
	'loop-moves': async () => (await moves()).LoopOfMoves,
	'loop-thither': async () => (await moves()).Thither,
	'loop-hither': async () => (await moves()).Hither,
	'moves-slowly': async () => (await moves()).SlowMoves,
	animation: async () => (await loops()).Animation,
	typing: async () => (await loops()).Typing,
	'throws-render': async () => (await throws()).ThrowsInRender,
	'throws-null': async () => (await throws()).ThrowsNull,
	'throws-nameless': async () => (await throws()).ThrowsNameless,
	'throws-effect': async () => (await throws()).ThrowsInEffect,
	'throws-cleanup': async () => (await throws()).ThrowsInCleanup,
	'throws-portal': async () => (await throws()).ThrowsInPortal,
	'throws-import': async () =>
		(await import(/* webpackChunkName: "throwing" */ './throwing.ts')).Never,
	'throws-unseen': async () => (await throws()).ThrowsUnseen,
	'throws-ahead': async () =>
		(await import(/* webpackChunkName: "ahead" */ './ahead.tsx')).ThrowsAhead,
	'rejects-nothing': () => Promise.reject(0),
	'no-component': garbage({ looksLike: 'a page' }),
	'no-page': garbage(undefined),
	'broken-body': async () => (await throws()).BrokenBody,
	'removes-nodes': async () => (await takes()).RemovesNodes,
	'removes-own-nodes': async () => (await takes()).RemovesOwnNodes,
	'empties-document': async () => (await takes()).EmptiesDocument,
	asks: async () => (await takes()).AsksWithoutEnd,
	waits: async () => (await takes()).WaitsForEver,
	'waits-portal': async () => (await takes()).WaitsInPortal,
	keeps: async () => (await moves()).Keeps,
	'never-yields': async () => (await takes()).NeverYields,
	'never-yields-click': async () => (await takes()).NeverYieldsOnClick,
	'never-yields-import': async () =>
		(await import(/* webpackChunkName: "waiting" */ './waiting.ts')).Never,
});
