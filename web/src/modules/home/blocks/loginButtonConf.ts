/** Query of the setting for login buttons. */
export const loginButtonConf = { codes: ['loginButton'] }
