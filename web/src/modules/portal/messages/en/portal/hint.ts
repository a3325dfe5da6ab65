import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { hint as zh } from '../../zh-CN/portal/hint.ts'

export const hint: SameKeys<typeof zh> = {
  isShowPwdErrInfo: 'After a wrong password, shows how many attempts are left.',
  isHideTopDept: 'Omits the top-level department from department paths.',
  accountLogin: 'With an account or mobile number and a password.',
  smsLogin: 'With a code sent by SMS.',
  caLogin: 'With the certificate on a U-key.',
  qrLogin: "With a phone that's already signed in.",
  accountLoginValidType: 'Checks that a human is signing in.',
  loginCipher: "Encrypts passwords in the browser before they're sent.",
  smsLoginBy: 'Sends the code to the number entered, or to the one on the account.',
  smsPerDay: 'Sign-ins and password resets combined.',
  qrLoginSeconds: 'After that, the code has to be refreshed.',
  caReminder: 'Reminds users to install their CA driver after they sign in.',
  caInfos: 'Offered on the sign-in page. Use an https URL, or a path on this site starting with /.',
  PUR_LOGIN_URL:
    'Where “Buyer sign-in” on the home page leads, and where users return when single sign-on fails. If empty, visitors see that no URL has been set up.',
  SUP_LOGIN_URL: 'Where “Supplier sign-in” on the home page leads. If empty, visitors see that no URL has been set up.',
  userRegUrl: 'The registration link on the supplier sign-in page. Hidden if empty.',
  isLoginHome: 'Visitors go straight to the sign-in page, which then has no link to a home page.',
  loginButton: 'Shows buyer and supplier sign-in buttons to visitors.',
  address: 'An http(s):// URL, or a path on this site starting with /.',
  passwordStrategy: 'When off, 8 characters of two types are enough.',
  passwordLength: 'Users with shorter passwords must reset them at next sign-in.',
  passwordMax: 'Applies to new passwords only.',
  passwordLevel:
    'Out of digits, lowercase, uppercase and symbols. Users with weaker passwords must reset them at next sign-in.',
  secondFactor: 'Operators always need it.',
  oneSession: 'Signing in again ends the previous session.',
  sessionIdleMinutes: 'Also applies to active sessions.',
  sessionHours: 'Users then have to sign in again. Also applies to active sessions.',
  isOpenTrial: 'Shows “Request a trial” on the buyer sign-in page.',
  trialDays: "The account then expires. Active trials aren't affected.",
  trialRole: 'Buyer-only roles.',
}
