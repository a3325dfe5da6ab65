/** Startup error, with a message that names the variable to change. */
export class CannotStart extends Error {}
