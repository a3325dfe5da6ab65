import type { SameKeys } from '../same.ts'
import type { login as zh } from '../zh-CN/login.ts'

export const login: SameKeys<typeof zh> = {
  login: 'Log in',
  headline: 'Every purchase,\non the record',
  purpose: 'Source, compare, order, receive and settle on one platform.',
  entrances: 'Entrance',
  entrance: {
    purchaser: 'Purchaser',
    supplier: 'Supplier',
    operator: 'Operations',
    agency: 'Agency',
    expert: 'Review expert',
    supervisor: 'Supervisor',
  },
  account: 'User name',
  password: 'Password',
  code: 'Picture code',
  codePicture: 'Picture code; click for another one',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remember: 'Remember me',
  need: {
    account: 'The user name cannot be empty!',
    password: 'The password cannot be empty!',
    code: 'The code cannot be empty!',
  },
  chooseAccount: 'Choose an account',
  undo: '{{count}} to do',
  chooseWay: 'Choose how to log in',
  wayReason: 'What you typed is a job number and a mobile number. Which one do you mean?',
  way: { jobNo: 'Job number', mobile: 'Mobile number' },
}
