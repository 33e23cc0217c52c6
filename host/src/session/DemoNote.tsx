import { DemoLine } from './DemoLine.tsx';
import { useIsDemo } from './demo.ts';

/** Above every page of a demo. */
export const DemoNote = () => (useIsDemo() ? <DemoLine /> : null);
