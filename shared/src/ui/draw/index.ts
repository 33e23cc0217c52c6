export { DrawState } from './DrawState.tsx';
export { Lot } from './Lot.tsx';
export { drawStates, lotNames } from './messages.ts';
