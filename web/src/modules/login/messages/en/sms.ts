import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { sms as zh } from '../zh-CN/sms.ts'

export const sms: SameKeys<typeof zh> = {
  mobile: 'Mobile number',
  code: 'SMS code',
  get: 'Get code',
  wait: 'Again in {{count}} s',
  sent: 'Sent',
  picture: 'Security check',
  need: {
    mobile: 'Please enter your mobile number first.',
    account: 'Please enter your user name first!',
    picture: 'Please enter the code.',
    sent: 'Please get a code first.',
    code: 'Please enter the SMS code.',
  },
  wrong: { mobile: 'This is not a mobile number.' },
  outbox: {
    title: 'Outbox for development',
    purpose: 'Where no SMS gateway is set up, messages are kept here instead of being sent. Seen in development only.',
    refresh: 'Refresh',
    none: 'Nothing has been sent yet',
    noneReason: 'Get a code for a login by SMS or for a new password, and the message appears here.',
  },
}
