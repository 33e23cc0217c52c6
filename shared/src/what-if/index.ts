export type { WhatIfRequest } from './useReplay.ts';
export { WhatIfPanel } from './WhatIfPanel.tsx';
