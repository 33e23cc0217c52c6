export { useAddressOf, useGoTo, useMayOpen, useScreen, useStart } from './hooks.ts';
// All of it, so that a remote of another repository can add its own screens (`declare module`).
export * from './known.gen.ts';
export type { Params, ParamsOf, Query, ScreenName } from './names.ts';
export { agentPage, supervisorPage, surcussalePage } from './people.ts';
export { type ScreenRef, screenOf } from './ref.ts';
export { SCREENS_ROOT } from './root.ts';
export { ScreenLink } from './ScreenLink.tsx';
export {
	addressNow,
	isPlain,
	mayOpen,
	offerScreens,
	type Screen,
	startNow,
	useScreens,
} from './store.ts';
