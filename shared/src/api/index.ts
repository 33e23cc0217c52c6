export { type Authority, bindAuthority, call, http } from './client.ts';
export { serverNow } from './clock.ts';
export { type Download, download, saveFile } from './download.ts';
export { ApiError, type FailureCode } from './error.ts';
export { type FailedCall, recentFailures } from './failures.ts';
export { pathOf } from './request.ts';
