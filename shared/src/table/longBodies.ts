/** Loaded together (`LongBody.tsx`). */
export { EndlessBody } from './EndlessBody.tsx';
export { VirtualBody } from './VirtualBody.tsx';
