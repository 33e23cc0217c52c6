/** A fiche's reference in groups of four, as it is printed and as people read it aloud. */
export const groupedRef = (refCode: string): string => refCode.match(/.{1,4}/g)?.join(' ') ?? '';
