/** On each element that a remote's pages are in, with its name; the build writes it into its styles. */
export const MARK = 'data-remote';
