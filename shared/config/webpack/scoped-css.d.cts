export function scopedCss(css: string, remote: string): string;
