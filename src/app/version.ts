import packageJson from '../../package.json';

/** The version of the console, read from package.json (NAV-05). */
export const version: string = packageJson.version;
