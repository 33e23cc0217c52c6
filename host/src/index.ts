import { showStartFailure } from './startFailure.ts';

// The federation's share scope must stand before any module that is shared is used.
import('./bootstrap.tsx').catch(showStartFailure);
