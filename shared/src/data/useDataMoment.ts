import { useSyncExternalStore } from 'react';
import { dataMoment, onDataMoment } from '../api/index.ts';

/** Of which moment what is shown was read, where that is not now. */
export const useDataMoment = (): number | undefined =>
	useSyncExternalStore(onDataMoment, dataMoment);
