/** Text of a button whose picture, and whose name for who listens, say the same: on the smallest screens there is no room. */
export const WHERE_ROOM = { '@media (max-width: 22.5rem)': { display: 'none' } };
