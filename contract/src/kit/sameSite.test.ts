import { expect, test } from 'vitest'
import { pathWithQuery, sameSitePath } from './sameSite.ts'

test.each(['/', '/mall', '/orderApprovalDetail?id=7&tab=%E5%AE%A1%E6%89%B9#top', '/%2F%2Fevil.example', '/a/..%2f/b'])(
  'same-site paths: %s is accepted',
  (path) => expect(sameSitePath(path)).toBe(path),
)

test.each([
  '',
  'mall',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '%2F%2Fevil.example',
  '/'.padEnd(2001, 'a'),
])('same-site paths: %j is rejected', (path) => expect(sameSitePath(path)).toBeUndefined())

test('same-site paths: the query of a page may be JSON or plain', () => {
  expect(pathWithQuery('/orderDetail', '{"id":"7","tab":2,"deep":{"x":1}}')).toBe('/orderDetail?id=7&tab=2')
  expect(pathWithQuery('/orderDetail', '?id=7&name=手套')).toBe('/orderDetail?id=7&name=%E6%89%8B%E5%A5%97')
  expect(pathWithQuery('/orderDetail?a=1', 'id=7')).toBe('/orderDetail?a=1&id=7')
  expect(pathWithQuery('/orderDetail', '{broken')).toBe('/orderDetail')
  expect(pathWithQuery('/orderDetail', null)).toBe('/orderDetail')
  expect(pathWithQuery('//evil.example', '{"id":"7"}')).toBeUndefined()
  expect(pathWithQuery(null, 'id=7')).toBeUndefined()
})
