const FixedJsdom = require('jest-fixed-jsdom');

// jest-fixed-jsdom restores fetch and its friends but leaves File to jsdom, which fetch then sends as "[object File]".
module.exports = class extends FixedJsdom {
  constructor(...args) {
    super(...args);
    this.global.File = File;
  }
};
