type Listener = (error: unknown) => void;
let tell: Listener = () => undefined;

/** Says whom to tell of code that did not come for a part of a page: the host knows whether a reload would bring it. */
export const onPartMissing = (listener: Listener): void => {
	tell = listener;
};

export const tellPartMissing: Listener = (error) => tell(error);
