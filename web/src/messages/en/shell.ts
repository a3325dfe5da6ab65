import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { shell as zh } from '../zh-CN/shell.ts'

export const shell: SameKeys<typeof zh> = {
  greeting: { morning: 'Good morning', noon: 'Good afternoon', afternoon: 'Good afternoon', evening: 'Good evening' },
  hello: '{{greeting}}, {{name}}',
  welcome: 'Welcome',
  logIn: 'Sign in',
  logOut: 'Sign out',
  hotline: 'Service hotline',
  customerService: 'Online support',
  feedback: 'Feedback',
  myFeedback: 'My feedback',
  language: '切换到中文',
  themeMode: { light: 'Switch to light mode', dark: 'Switch to dark mode' },
  personal: 'My account',
  mine: 'My account',
  main: 'Main navigation',
  homePage: 'Home',
  categories: 'Categories',
  articles: 'Announcements and help',
  halls: { label: 'Halls', inquiry: 'Inquiries', bidding: 'Bidding', fixed: 'Direct purchases' },
  mobile: 'Bottom navigation',
  top: 'Back to top',
  suppliers: {
    enter: 'Supplier portal',
    leave: "You'll be signed out and taken to the supplier portal. Continue?",
  },
  supplierCentre: 'Supplier centre',
  operations: 'Operations',
  footer: {
    about: 'One procurement platform for buyers, suppliers and operators',
    browser: 'Works best in an up-to-date browser',
    copyright: '© {{year}} {{name}}',
  },
  switchDept: 'Switch department',
  account: "{{name}}'s account menu",
  information: 'Account details',
}
