import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { ColorPicker, colorPickerSlotRecipe, parseColor } from '../../ui/colourParts.ts';
import { formMessages as messages } from '../messages.ts';

interface Props {
	/** `#rrggbb`. */
	colour: string;
	onPick: (colour: string) => void;
	/** It is there, and can take the keyboard. */
	onReady: () => void;
}

/** How strong and how bright, below it which hue; by pointer or arrow keys, said in the language that is shown. */
export function ColourBoard({ colour, onPick, onReady }: Props) {
	const { formatMessage } = useIntl();
	// Kept here: black and white have no hue, so the text alone would forget the one that was chosen.
	const [shown, setShown] = useState(() => parseColor(colour).toFormat('hsba'));
	const ready = useEffectEvent(onReady);
	useEffect(function tellReady() {
		ready();
	}, []);
	const of = (channel: 'hue' | 'saturation' | 'brightness') =>
		Math.round(shown.getChannelValue(channel));
	return (
		<ColorPicker.Root
			inline
			recipe={colorPickerSlotRecipe}
			format="hsba"
			width="240px"
			gap="3"
			value={shown}
			onValueChange={({ value }) => {
				setShown(value);
				onPick(value.toString('hex').toUpperCase());
			}}
		>
			<ColorPicker.Area aria-label={formatMessage(messages.shade)}>
				<ColorPicker.AreaBackground />
				<ColorPicker.AreaThumb
					aria-label={formatMessage(messages.shade)}
					aria-roledescription={formatMessage(messages.shadeRole)}
					aria-valuetext={formatMessage(messages.shadeValue, {
						saturation: of('saturation'),
						brightness: of('brightness'),
					})}
				/>
			</ColorPicker.Area>
			<ColorPicker.ChannelSlider channel="hue">
				<ColorPicker.ChannelSliderTrack />
				<ColorPicker.ChannelSliderThumb
					aria-label={formatMessage(messages.hue)}
					aria-valuetext={formatMessage(messages.hueValue, { hue: of('hue') })}
				/>
			</ColorPicker.ChannelSlider>
		</ColorPicker.Root>
	);
}
