import { expect, test } from 'vitest'
import { landing } from './landing.ts'

const plain = {
  savedPath: undefined,
  portalPath: undefined,
  isHuarun: '0',
  isEnable: '1',
  firstPermission: undefined,
} as const

test.each([
  ['the portal is home', {}, '/'],
  [
    'the path that was wanted wins',
    { savedPath: '/orderApprovalDetail?id=7', isHuarun: '1' },
    '/orderApprovalDetail?id=7',
  ],
  [
    'where a login ended comes before the homes',
    { portalPath: '/myCart', isHuarun: '1', firstPermission: '/mall' },
    '/myCart',
  ],
  ['and after what was wanted', { savedPath: '/mall', portalPath: '/myCart' }, '/mall'],
  ['a closed portal is not gone back to', { isEnable: '0', portalPath: '/myCart' }, '/portalHomePage'],
  ['a closed portal has its own page', { isEnable: '0', firstPermission: '/mall' }, '/portalHomePage'],
  ['Huarun has its own home', { isHuarun: '1' }, '/portalHomePageHuarun'],
  ['a tenant may land on the first permission', { firstPermission: '/mall' }, '/mall'],
] as const)('landing page: %s', (_, arrival, path) => expect(landing({ ...plain, ...arrival })).toBe(path))
