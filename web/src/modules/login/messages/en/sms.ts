import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { sms as zh } from '../zh-CN/sms.ts'

export const sms: SameKeys<typeof zh> = {
  mobile: 'Mobile number',
  code: 'SMS code',
  get: 'Get code',
  wait: 'Retry in {{count}} s',
  sent: 'Sent',
  picture: 'Security check',
  need: {
    mobile: 'Enter your mobile number first',
    account: 'Enter your username first',
    picture: 'Enter the verification code',
    sent: 'Get a code first',
    code: 'Enter the SMS code',
  },
  wrong: { mobile: 'Enter a valid mobile number' },
  outbox: {
    title: 'Development outbox',
    purpose:
      'Without an SMS gateway or a mail server, messages are kept here instead of being sent. Visible in development only.',
    refresh: 'Refresh',
    none: 'No messages yet',
    noneReason: 'Request a code to sign in by SMS or reset a password, or publish a project, and it will appear here.',
  },
}
