/**
 * One for the page: only the runtime that was there before React knows the renderer, so a remote with
 * a copy of its own would build its changes anew and show none of them.
 */
globalThis.borletteRefreshRuntime ??= require('borlette-refresh-runtime');
module.exports = globalThis.borletteRefreshRuntime;
