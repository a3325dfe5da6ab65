import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { account as zh } from '../../zh-CN/login/account.ts'

export const account: SameKeys<typeof zh> = {
  switch: {
    title: 'Switch account',
    reason: "Choose a department account. You'll be signed out of the current one.",
    here: 'Current account',
  },
  sessions: {
    title: 'Signed-in devices',
    this: 'This device',
    strong: 'Verified with two steps',
    openedAt: 'Signed in {{at}}',
    lastSeenAt: 'Last active {{at}}',
    end: 'Sign out',
    ended: 'Signed out',
    endOthers: 'Sign out other devices',
    endOthersReason: 'All devices except this one will have to sign in again.',
  },
  sessionMethod: {
    password: 'Password',
    sms: 'SMS',
    qr: 'QR code',
    ca: 'CA certificate',
    sso: 'Single sign-on',
    passkey: 'Passkey',
    switch: 'Account switch',
    impersonation: 'Viewed by an operator',
  },
  logins: {
    title: 'Sign-in history',
    list: 'Recent sign-ins',
    at: 'Time',
    method: 'Method',
    result: 'Result',
    ok: 'Success',
  },
  mine: {
    title: 'My account',
    purpose: 'Profile, security and sign-in history',
    basics: 'Basic information',
    name: 'Name',
    dept: 'Department',
    roles: 'Roles',
    mobile: 'Mobile number',
    email: 'Email',
    lastLogin: 'Last sign-in',
    methods: 'Password and certificates',
    methodsReason: 'Change your password regularly. To sign in with a U-key, bind a digital certificate first.',
    certificates: 'Digital certificates',
  },
}
