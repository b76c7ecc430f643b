/** An environment variable has an invalid value. The message is for the person who started the server. */
export class InvalidOptionError extends Error {}
