/** Why a server does not start, in a sentence that names the variable to change. */
export class CannotStart extends Error {}
