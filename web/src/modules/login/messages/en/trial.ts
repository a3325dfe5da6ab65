import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { trial as zh } from '../zh-CN/trial.ts'

export const trial: SameKeys<typeof zh> = {
  title: 'Request a trial',
  apply: 'Submit request',
  field: {
    orgName: 'Company name',
    enterpriseWeb: 'Website',
    orgAddress: 'Company address',
    contactsName: 'Contact name',
    tel: 'Contact phone',
    email: 'Email',
    demand: "What you'd like to try",
  },
  wrong: {
    orgName: 'Company name is required',
    orgNameLong: 'Company name: 20 characters max',
    enterpriseWebLong: 'Website: 100 characters max',
    enterpriseWebFormat: 'Enter a URL starting with http, https, ftp or ftps',
    orgAddressLong: 'Company address: 50 characters max',
    contactsName: 'Contact name is required',
    contactsNameLong: 'Contact name: 20 characters max',
    tel: 'Contact phone is required',
    telFormat: 'Enter a valid phone number',
    email: 'Email is required',
    emailFormat: 'Enter a valid email address',
    demand: "Tell us what you'd like to try",
    demandLong: '200 characters max',
  },
  given: 'Your trial account is ready',
  givenReason:
    "Save these details: the password is shown only once. You'll change it when you first sign in. The account expires automatically.",
  endTime: 'Expires',
  toLogin: 'Sign in',
}
