import { expect, test } from 'vitest'
import { landing } from './landing.ts'

const plain = { savedPath: undefined, isHuarun: '0', isEnable: '1', firstPermission: undefined } as const

test.each([
  ['the portal is home', {}, '/'],
  [
    'the path that was wanted wins',
    { savedPath: '/orderApprovalDetail?id=7', isHuarun: '1' },
    '/orderApprovalDetail?id=7',
  ],
  ['a closed portal has its own page', { isEnable: '0', firstPermission: '/mall' }, '/portalHomePage'],
  ['Huarun has its own home', { isHuarun: '1' }, '/portalHomePageHuarun'],
  ['a tenant may land on the first permission', { firstPermission: '/mall' }, '/mall'],
] as const)('%s', (_, arrival, path) => expect(landing({ ...plain, ...arrival })).toBe(path))
