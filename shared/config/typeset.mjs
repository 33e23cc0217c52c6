/**
 * A sign that French sets apart from its word stays on the word's line; it is typed with a plain blank. Of `::`, which
 * begins the format of a number, nothing is changed. The catalogues of pages go through this at the build, mails,
 * notifications and PDFs when they are written.
 * @param {string} text
 */
export const typeset = (text) => text.replace(/ (?=[:;?!»](?!:))|(?<=«) /g, '\u00a0');
