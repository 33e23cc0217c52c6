/** Name of the provider until it is known, and where it can't be read: the product's own. */
export const FALLBACK = 'Borlette';
