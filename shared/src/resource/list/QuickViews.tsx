import { useIntl } from '../../i18n/index.ts';
import type { ListUrl } from '../../table/index.ts';
import { Button, CheckIcon } from '../../ui/index.ts';
import type { AnyResource } from '../definition.ts';
import type { AnyQuickView } from '../parts.ts';

interface Props {
	resource: AnyResource;
	url: ListUrl;
}

/** Orders and filters of a list that are one press away; what is chosen is in the address. */
export function QuickViews({ resource, url: { state, change } }: Props) {
	const { formatMessage } = useIntl();
	const isChosen = ({ sort = state.sort, filters = {} }: AnyQuickView) =>
		sort === state.sort &&
		Object.entries(filters).every(([name, value]) => state.filters[name] === value);

	function toggle(view: AnyQuickView) {
		const { sort, filters = {} } = view;
		if (!isChosen(view)) return change({ ...(sort && { sort }), filters });
		const none = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
		change({ ...(sort && { sort: resource.endpoints.list.defaultSort }), filters: none });
	}

	return (resource.quickViews ?? []).map((view) => {
		const isPressed = isChosen(view);
		return (
			<Button
				key={view.label.id}
				variant={isPressed ? 'subtle' : 'outline'}
				borderRadius="full"
				aria-pressed={isPressed}
				onClick={() => toggle(view)}
			>
				{isPressed && <CheckIcon size={16} aria-hidden />}
				{formatMessage(view.label)}
			</Button>
		);
	});
}
