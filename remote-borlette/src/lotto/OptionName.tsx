import type { Lotto } from '@borlette/shared/contract/lotto';
import { NOTHING } from '@borlette/shared/i18n';

/** 1, 2 or 3; nothing for games without options. */
export const OptionName = ({ item }: { item: Lotto }) => <>{item.option || NOTHING}</>;
