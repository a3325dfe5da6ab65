import { expect, test } from 'vitest'
import { sandboxHostOf } from './sandbox.rules.ts'

test.each([
  ['acme.baicai.cn', 'acme-sandbox.baicai.cn'],
  ['localhost', 'sandbox.localhost'],
  [`${'a'.repeat(63)}.cn`, `${'a'.repeat(55)}-sandbox.cn`],
  ['127.0.0.1', undefined],
  [undefined, undefined],
])('the host of the sandbox of %s is %s', (host, sandbox) => {
  expect(sandboxHostOf(host)).toBe(sandbox)
})
