/**
 * Below it the registry decides; it leads to the page to begin with. Every other address is in
 * the metadata of the remote that shows it.
 */
export const SCREENS_ROOT = '/dashboard';
