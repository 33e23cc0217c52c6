export { Countdown } from './Countdown.tsx';
export { type Clock, secondsUntil, serverClock } from './remaining.ts';
export { useSecondsUntil } from './useSecondsUntil.ts';
