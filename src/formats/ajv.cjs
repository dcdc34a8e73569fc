/** Loaded where the first schema is judged, and not with the sources: that takes as long as to judge a small log. */
exports.loadAjv = () => ({
  ajv: require('ajv/dist/core.js'),
  vocabularies: require('ajv/dist/vocabularies/draft2020.js').default,
});
