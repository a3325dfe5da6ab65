/** The pages of the specification on which a single sign-on begins and ends. */
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
