// quill-delta asks for lodash.isequal as CommonJS: it gets the copy that the console has anyway.
module.exports = require('lodash-es/isEqual').default;
