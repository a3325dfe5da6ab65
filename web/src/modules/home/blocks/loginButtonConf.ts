/** Asks whether visitors are shown buttons to sign in. */
export const loginButtonConf = { codes: ['loginButton'] }
