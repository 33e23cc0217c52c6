export { pathOf } from '../contract/request.ts';
export { dataMoment, onDataMoment } from './age.ts';
export {
	type Authority,
	bindAuthority,
	call,
	currentToken,
	guardCalls,
	http,
	onTokenChange,
	type Refusal,
	readingToken,
	rightsAre,
} from './client.ts';
export { serverNow } from './clock.ts';
export { type Download, download, saveFile } from './download.ts';
export { ApiError, type FailureCode } from './error.ts';
export { type EventReader, readEvents } from './events.ts';
export { type FailedCall, recentFailures } from './failures.ts';
export { newKey } from './key.ts';
export { Listeners } from './listeners.ts';
export { bindReach, isServerAway, isServerThere, onReach, tellReach } from './reach.ts';
