import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { shell as zh } from '../zh-CN/shell.ts'

export const shell: SameKeys<typeof zh> = {
  greeting: { morning: 'Good morning', noon: 'Good day', afternoon: 'Good afternoon', evening: 'Good evening' },
  hello: '{{greeting}}, {{name}}',
  logIn: 'Log in',
  logOut: 'Log out',
  hotline: 'Hotline',
  language: '切换到中文',
  brightness: { light: 'Switch to light', dark: 'Switch to dark' },
  personal: 'Personal',
  mine: 'Mine',
  main: 'Main navigation',
  categories: 'Categories',
  mobile: 'Bottom navigation',
  top: 'Top',
  suppliers: {
    enter: 'Supplier entrance',
    leave: 'You will be logged out here and taken to the supplier entrance. Continue?',
  },
  supplierCentre: 'Supplier centre',
  operations: 'Operations',
  footer: {
    about: 'One procurement platform for purchasers, suppliers and operators',
    browser: 'Best viewed with a current browser',
    copyright: '© {{year}} {{name}}',
  },
  switchDept: 'Switch department',
}
