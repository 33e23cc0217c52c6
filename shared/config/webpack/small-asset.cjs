/** What is larger would make the script or style slow that it becomes part of. */
const MOST_BYTES = 100 * 1024;

/**
 * Refuses a picture or font that is too large to become part of the script or style which names it.
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} content
 */
function smallAsset(content) {
	if (content.length > MOST_BYTES) {
		this.emitError(
			new Error(
				`It has ${content.length} bytes. Pictures and fonts become part of the signed script or style that names them and have at most ${MOST_BYTES}: make it smaller.`,
			),
		);
	}
	return content;
}
module.exports = Object.assign(smallAsset, { raw: true });
