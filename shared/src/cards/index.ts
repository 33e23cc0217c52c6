export { AsTable, ChartFailed } from './AsTable.tsx';
export { ChangeWords } from './ChangeWords.tsx';
export { figureTable } from './figureTable.ts';
export { FigureCard, figureSize, KPI_CARD, KpiCard } from './KpiCard.tsx';
export { Loaded } from './Loaded.tsx';
export { cardMessages } from './messages.ts';
export { MoreLink, Section } from './Section.tsx';
export { SignalBars } from './SignalBars.tsx';
export { closingStates, movementKinds, movementNotes, signalNames } from './words.ts';
