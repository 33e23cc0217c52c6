import type { SystemContext } from '@chakra-ui/react';

/**
 * Parts draw on the page as it is, over the layers of what it begins with. In a layer of their own each style that is new would
 * have the browser look through all elements again, and lay all text out anew, since a layer may bring fonts: a seventh of what a
 * first load works (docs/decisions/0098-parts-in-no-layer.md). So what a part is given beside its recipe no longer wins over the
 * recipe's states and widths: it has to name those too.
 */
export function drawInNoLayer(layers: SystemContext['layers']): void {
	const { wrap } = layers;
	layers.wrap = (layer, styles) => (layer === 'recipes' ? styles : wrap(layer, styles));
}
