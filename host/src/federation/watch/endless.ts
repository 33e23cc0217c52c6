import type { Component } from 'react';
import { flushSync } from 'react-dom';
import { type Fiber, type FiberRoot, onCommit, onEffects } from './commits.ts';
import { forgetMoves } from './moves.ts';
import { Pressure } from './pressure.ts';

/** A page of a remote kept drawing itself anew. */
export class RemoteEndless extends Error {
	override readonly name = 'RemoteEndless';
	constructor(remote: string, why: string) {
		super(`${remote} draws itself anew without end: ${why}.`);
	}
}

/** Where a remote's page is drawn, and how to put something else there. */
export interface Place {
	/** The boundary around the page. */
	readonly boundary: Component;
	readonly remote: string;
	cut(error: RemoteEndless): void;
}

/** After this a page that was asked for should be there, unless the one before leaves no time for it. */
const LEAVING_MS = 2_000;
const LEAVING_UPDATES = 30;
/** Updates in a row each of whose effects asked for the next: looked at more closely; without end. */
const CHAIN_SUSPICIOUS = 60;
const CHAIN_ENDLESS = 250;
/** Of the updates looked at, those that a remote's page has to take part in to be the cause. */
const PART = 0.5;

const places = new Map<unknown, Place>();
/** Updates within a place since the page as a whole became suspicious. */
const taken = new Map<Place, number>();
const pressure = new Pressure(performance.now());
let looked = 0;
let chain = 0;
let isChainKnown = false;
let isWatchingFrames = false;
let drawnPath: string | undefined;
let leavingSince: number | undefined;

export function watchPlace(place: Place): () => void {
	places.set(place.boundary, place);
	return () => {
		places.delete(place.boundary);
		taken.delete(place);
	};
}

/** Says which address is drawn by now; the browser's own runs ahead of it. */
export function noteDrawn(path: string): void {
	drawnPath = path;
}

function forget(): void {
	taken.clear();
	looked = 0;
}

/**
 * The places whose content was drawn anew by itself, rather than because the host drew it anew.
 * Goes down only where React did, so it costs a part of what drawing cost.
 */
function* placesUpdated({ current }: FiberRoot): Generator<Place> {
	const waiting: Fiber[] = [current];
	for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
		if (!fiber.alternate || fiber.child === fiber.alternate.child) continue;
		for (let child = fiber.child; child; child = child.sibling) {
			const place = places.get(child.stateNode);
			if (!place) waiting.push(child);
			else if (hasOwnUpdate(child)) yield place;
		}
	}
}

const hasOwnUpdate = ({ alternate, child, memoizedProps }: Fiber): boolean =>
	alternate !== null && child !== alternate.child && memoizedProps === alternate.memoizedProps;

/** Frames are counted only while there is something to explain. */
function watchFrames(): void {
	if (isWatchingFrames) return;
	isWatchingFrames = true;
	const frame = () => {
		pressure.frame();
		if (pressure.level > 0) requestAnimationFrame(frame);
		else isWatchingFrames = false;
	};
	requestAnimationFrame(frame);
}

/** How long the address is ahead of what is drawn, ms. */
function leavingFor(now: number): number {
	if (drawnPath === undefined || drawnPath === window.location.pathname) leavingSince = undefined;
	else leavingSince ??= now;
	return leavingSince === undefined ? 0 : now - leavingSince;
}

function cut(place: Place, why: string): void {
	forget();
	pressure.clear();
	chain = 0;
	// Between two updates, and at once: the next one of the loop may leave no time for it.
	queueMicrotask(() => flushSync(() => place.cut(new RemoteEndless(place.remote, why))));
}

/** Why a place is to be cut, which took part in so many updates; undefined: it is not. */
function reasonToCut(updates: number, leaving: number, now: number): string | undefined {
	if (updates < looked * PART) return undefined;
	if (chain >= CHAIN_ENDLESS) return 'the effects of each drawing ask for the next';
	if (pressure.isEndless(now)) return 'nothing that anybody did explains it';
	const isInTheWay = leaving > LEAVING_MS && updates >= LEAVING_UPDATES;
	return isInTheWay ? 'the page asked for next could not be drawn' : undefined;
}

/** However slow the machine: an update whose own effects ask for the next one, again and again. */
function follow({ pendingLanes, suspendedLanes }: FiberRoot): void {
	chain = pendingLanes & ~suspendedLanes ? chain + 1 : 0;
	isChainKnown = true;
}

function judge(root: FiberRoot): void {
	// An update without effects asked for nothing.
	if (!isChainKnown) chain = 0;
	isChainKnown = false;
	const now = performance.now();
	pressure.update(now);
	const leaving = leavingFor(now);
	if (pressure.level > 1) watchFrames();
	if (!pressure.isSuspicious && leaving === 0 && chain < CHAIN_SUSPICIOUS) {
		forget();
		return;
	}
	looked += 1;
	for (const place of placesUpdated(root)) taken.set(place, (taken.get(place) ?? 0) + 1);
	for (const [place, updates] of taken) {
		const why = reasonToCut(updates, leaving, now);
		if (!why) continue;
		cut(place, why);
		break;
	}
}

/** What explains an update: somebody did something. */
const DEEDS = ['keydown', 'input', 'pointerdown', 'pointerup', 'change'] as const;
/** The same; what these change is drawn by frames, which count. */
const GESTURES = ['pointermove', 'touchmove', 'wheel'] as const;

/** Cuts a remote's page that keeps drawing itself anew. */
export function watchEndless(): void {
	const quietly = { capture: true, passive: true };
	const reason = () => pressure.reason();
	for (const deed of DEEDS) window.addEventListener(deed, reason, quietly);
	for (const deed of [...DEEDS, ...GESTURES]) window.addEventListener(deed, forgetMoves, quietly);
	if (typeof PerformanceObserver === 'function') {
		const answers = new PerformanceObserver((list) => {
			for (const _answer of list.getEntries()) reason();
		});
		answers.observe({ type: 'resource' });
	}
	onCommit(judge);
	onEffects(follow);
}
