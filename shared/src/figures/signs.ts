/**
 * Below zero. What formats a number for people writes it; what is typed and what a machine reads have the one of the
 * keyboard. Between two values stands `–`.
 */
export const MINUS = '−';
/** In place of a value that there is none of. */
export const NOTHING = '—';
