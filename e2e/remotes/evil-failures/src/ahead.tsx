/** Of a module, which runs as soon as somebody points at a link to its page. */
void Promise.reject(null);
setTimeout(() => {
	throw new Error('thrown ahead');
});

export const ThrowsAhead = () => (
	<>
		<h1>Thrown ahead</h1>
		<button
			type="button"
			onClick={() => {
				throw new Error('thrown in its page');
			}}
		>
			throw
		</button>
	</>
);
