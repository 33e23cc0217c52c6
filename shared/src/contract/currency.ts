/**
 * What ISO 4217 has where there is no currency: in "Toutes", where the companies have several. An amount without a currency of its own
 * is one of any of them, and a sum over companies means nothing.
 */
export const NO_CURRENCY = 'XXX';
