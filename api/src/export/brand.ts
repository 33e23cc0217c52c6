/** Of the mark, as `brand` of shared/src/ui/theme/palette.ts has it: for what is no page, invoices and mails. */
export const BRAND = '#078053';
