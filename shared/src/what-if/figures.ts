import type { WhatIf } from '../contract/what-if.ts';

type Figures = WhatIf['total'];

/** What the company was left with of its sales, commissions aside. Minor units. */
export const leftBefore = ({ vente, gain }: Figures): number => vente - gain;
export const leftAfter = ({ vente_after, gain_after }: Figures): number => vente_after - gain_after;
