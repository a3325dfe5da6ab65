import { expect, test } from 'vitest'
import { isPageAddress } from '#contract/kit/sameSite.ts'
import { defaultLoginSettings as usual } from '#contract/tenancy/loginSettings.ts'
import { isForTrials } from '#contract/login/trial.ts'
import { invalidAddress } from './loginSettings.rules.ts'

test.each([
  ['/login', true],
  ['/login?entrance=supplier#top', true],
  ['https://suppliers.example.com/login', true],
  ['http://10.0.0.5:8080/', true],
  ['', false],
  ['login', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/.//evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['ftp://files.example', false],
  ['https://', false],
  ['https://baicai@evil.example', false],
  ['https:\\\\evil.example', false],
  ['https:evil.example', false],
  ['https:///evil.example', false],
  ['https://a.example/\n', false],
])('login settings: %j is a safe URL: %s', (address, is) => expect(isPageAddress(address)).toBe(is))

test('login settings: an unsafe setting is named; an entrance without URL is accepted', () => {
  expect(invalidAddress(usual)).toBeUndefined()
  expect(invalidAddress({ ...usual, userRegUrl: 'javascript:x' })).toBe('userRegUrl')
  const drivers = ['/driver', 'https://a@b.example'].map((downloadUrl) => ({ caCode: '', caName: 'CA', downloadUrl }))
  expect(invalidAddress({ ...usual, caInfos: drivers })).toBe('caInfos.1.downloadUrl')
})

test.each([
  [['goods.read', 'cart.use', 'order.submit', 'org.read'], true],
  [[], true],
  [['goods.read', 'portal.configure'], false],
  [['goods.read', 'order.readAll'], false],
  [['approval.decide'], false],
  [['supplierOrder.read'], false],
  [['something.new'], false],
])('login settings: a trial role may have %j: %s', (permissions, may) => expect(isForTrials(permissions)).toBe(may))
