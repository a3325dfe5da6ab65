/** Pages on which a single sign-on starts and ends (specification). */
export const ssoPages = [
  '/ssoLogin',
  '/hxssoLogin',
  '/sooLink',
  '/sso',
  '/mcSsoLogin',
  '/ssoRedirect',
  '/hrsjSsoLogin',
  '/login_jzny',
  '/login_szjy',
  '/callbackSso',
] as const
