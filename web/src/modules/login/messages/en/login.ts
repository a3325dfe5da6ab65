import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { login as zh } from '../zh-CN/login.ts'
import { factors } from './login/factors.ts'
import { qr } from './login/qr.ts'
import { contact } from './login/contact.ts'
import { account } from './login/account.ts'

export const login: SameKeys<typeof zh> = {
  login: 'Sign in',
  headline: 'Every purchase,\non the record',
  purpose: 'Source, compare, order, receive and settle on one platform.',
  entrances: 'Sign in as',
  account: 'Username',
  password: 'Password',
  code: 'Verification code',
  codePicture: 'Verification image. Click to refresh',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remember: 'Remember me',
  need: {
    account: 'Username is required',
    password: 'Password is required',
    code: 'Verification code is required',
  },
  chooseAccount: 'Choose an account',
  undo: '{{count}} tasks',
  undo_one: '{{count}} task',
  chooseMethod: 'Choose how to sign in',
  methodReason: 'This matches both an employee ID and a phone number. Which should we use?',
  method: { jobNo: 'Employee ID', mobile: 'Phone number' },
  weak: 'Password too weak',
  resetNow: 'Reset password',
  changeFirst: 'Change your password',
  changeFirstReason: "You're using an initial password that someone else set. Change it to continue.",
  changeNow: 'Change password',
  notNow: 'Cancel sign-in',
  ...factors,
  slider: {
    title: 'Security check',
    refresh: 'New image',
    hint: 'Drag right to complete the puzzle',
    keys: 'Use arrow keys to move, Enter to confirm',
    handle: 'Puzzle piece',
    checking: 'Verifying…',
    failed: "Couldn't load the image",
  },
  otherEntrances: 'Other portals',
  methods: 'Sign-in methods',
  tab: { account: 'Password', sms: 'SMS', ca: 'CA key', qr: 'QR code' },
  firstCa: 'New to certificates?',
  passkey: 'Sign in with a passkey',
  trial: 'Request a trial',
  forgot: 'Forgot password?',
  register: 'Register',
  registerDept: 'Register a department',
  otherEntrance: '{{name}} sign-in',
  otherLink: '{{name}}',
  backToMain: 'Back to buyer sign-in',
  home: 'Home',
  qr,
  ...account,
  ...contact,
  sso: {
    failed: 'User authentication failed',
    failedAt: {
      purchaser:
        "Sign-in wasn't completed. Go back to the original system and try again, or sign in with a buyer account.",
      supplier:
        "Sign-in wasn't completed. Go back to the original system and try again, or sign in with a supplier account.",
    },
  },
}
