import packageJson from '../../package.json';

/** The version of the console, from package.json and typed nowhere else (NAV-05). */
export const version: string = packageJson.version;
