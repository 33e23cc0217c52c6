const BREAKS = /[\r\n]+/g;
/** A single cell comes with one behind it. */
const AROUND = /^[\r\n]+|[\r\n]+$/g;
const MARK = '\t';

/** Of one line, with text in it: kinds without text have no selection. */
const isLine = (target: unknown): target is HTMLInputElement & { selectionStart: number } =>
	target instanceof HTMLInputElement &&
	target.selectionStart !== null &&
	!target.readOnly &&
	!target.disabled;

/**
 * A browser takes the line breaks out of what is pasted into one line, so that a column of cells became one ball, one
 * amount or one name. They are put in as cells of a row are, with a tab between them: each field knows these.
 */
function putApart(event: ClipboardEvent): void {
	const [target] = event.composedPath();
	const text = event.clipboardData?.getData('text').replace(AROUND, '') ?? '';
	const apart = text.replace(BREAKS, MARK);
	if (event.defaultPrevented || !isLine(target) || apart === text) return;
	event.preventDefault();
	const { value, selectionStart: start, maxLength } = target;
	const end = target.selectionEnd ?? start;
	const room = maxLength < 0 ? undefined : maxLength - value.length + end - start;
	target.setRangeText(apart.slice(0, room), start, end, 'end');
	target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

/** For the whole page: in any field, of whichever remote. */
export const keepCellsApart = (): void => window.addEventListener('paste', putApart);
