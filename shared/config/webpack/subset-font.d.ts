// Its types are not published.
declare module 'subset-font' {
	namespace subsetFont {
		interface SubsetOptions {
			targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
			keepFeatures?: string[];
			noLayoutClosure?: boolean;
			variationAxes?: Record<string, number | { min: number; max: number }>;
		}
	}
	function subsetFont(
		font: Buffer,
		text: string,
		options?: subsetFont.SubsetOptions,
	): Promise<Buffer>;
	export = subsetFont;
}
