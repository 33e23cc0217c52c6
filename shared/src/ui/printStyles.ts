/** On paper there is the sheet alone: the rest takes no room, and what it is in leaves no trace. */
export const SHEET_ALONE = `
	@media print {
		html, body { background: #fff !important; height: auto !important; }
		body *:not(:has([data-print-sheet])):not([data-print-sheet]):not([data-print-sheet] *) {
			display: none !important;
		}
		body:has([data-print-sheet]), body :has([data-print-sheet]) {
			position: static !important;
			display: block !important;
			width: auto !important;
			max-width: none !important;
			height: auto !important;
			min-height: 0 !important;
			max-height: none !important;
			margin: 0 !important;
			padding: 0 !important;
			border: 0 !important;
			box-shadow: none !important;
			background: none !important;
			overflow: visible !important;
			transform: none !important;
			animation: none !important;
		}
		[data-print-sheet] { margin: 0 !important; }
		[data-print-sheet] > * { box-shadow: none !important; border-radius: 0 !important; }
	}
`;
