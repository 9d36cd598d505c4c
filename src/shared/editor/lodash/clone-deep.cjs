// quill-delta asks for lodash.clonedeep as CommonJS: it gets the copy that the console has anyway.
module.exports = require('lodash-es/cloneDeep').default;
