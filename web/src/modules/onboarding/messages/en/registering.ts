import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { registerSupplier as zh } from '../zh-CN/registering.ts'

export const registerSupplier: SameKeys<typeof zh> = {
  title: 'Become a supplier',
  purpose: 'Confirm your mobile number, fill in your company data, and sell here once it was reviewed.',
  steps: 'Steps of the registration',
  step: { mobile: 'Mobile number', form: 'Company data', review: 'Review', done: 'Registered' },
  field: { mobile: 'Mobile', msgCode: 'Code' },
  note: 'Use this number to continue later; the result is sent to it. Already a supplier?',
  toLogin: 'Sign in',
  begin: 'Begin',
  continue: 'Continue your registration',
  signedIn: 'You are signed in. Sign out first to register another company.',
}
