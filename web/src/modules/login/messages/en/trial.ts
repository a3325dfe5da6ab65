import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { trial as zh } from '../zh-CN/trial.ts'

export const trial: SameKeys<typeof zh> = {
  title: 'Ask for a trial',
  apply: 'Apply',
  field: {
    orgName: 'Unit name',
    enterpriseWeb: 'Website',
    orgAddress: 'Address',
    contactsName: 'Contact',
    tel: 'Phone',
    email: 'E-mail',
    demand: 'What you want to try',
  },
  wrong: {
    orgName: 'Please enter unit name',
    orgNameLong: 'Unit name length not over 20',
    enterpriseWebLong: 'Website length not over 100',
    enterpriseWebFormat: 'Please enter a web address that starts with http, https, ftp or ftps',
    orgAddressLong: 'Address length not over 50',
    contactsName: 'Please enter contact name',
    contactsNameLong: 'Contact name length not over 20',
    tel: 'Please enter phone number',
    telFormat: 'Please enter correct phone number',
    email: 'Please enter e-mail',
    emailFormat: 'Please enter correct e-mail',
    demand: 'Please enter what you want to try',
    demandLong: 'Text length not over 200',
  },
  given: 'Your trial account is ready',
  givenReason:
    'Please keep this: the password is shown only once. You change it at your first login, and the account ends by itself.',
  endTime: 'Ends at',
  toLogin: 'Go to login',
}
