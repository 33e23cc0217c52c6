import { DrawPreview } from '../schedule/DrawPreview.tsx';

/** Below the form: when sales end and the draw is held next. */
export const TirageAside = () => <DrawPreview />;
