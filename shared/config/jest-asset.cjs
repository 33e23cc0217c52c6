/** The address that an asset would have: an empty one would be the page itself. */
module.exports = '/assets/asset';
