import { expect, test } from 'vitest'
import { openLog } from './log.ts'

const canary = 'canary-7391'

function logged(facts: object): string {
  let written = ''
  openLog('info', { write: (line) => void (written += line) }).info(facts, 'it happened')
  return written
}

test.each([
  ['a password', { passwd: canary, newPassWD: canary, password: canary, pwd: canary }],
  ['a password deep in a body', { body: { steps: [{ user: { people: [{ password: canary }] } }] } }],
  [
    'what a parser made',
    { query: Object.assign(Object.create(Object.create(null) as object) as object, { passwd: canary }) },
  ],
  ['a token', { authToken: canary, token: canary, headers: { authorization: canary, 'set-cookie': canary } }],
  ["somebody's numbers", { user: { mobile: canary, phone: canary, telNo: canary, idCard: canary, id_card: canary } }],
  ['the query of an address', { url: `/sso?ticket=${canary}`, headers: { referer: `https://a.example/?x=${canary}` } }],
  ['the query of a request', { req: { method: 'GET', url: `/validLoginTel?code=${canary}`, id: 'trace-1' } }],
  [
    'what PostgreSQL quotes of a row',
    { err: Object.assign(new Error('no'), { detail: `(${canary})`, where: canary }) },
  ],
  [
    'what hangs on an error',
    { err: Object.assign(new Error('no'), { config: { headers: { Authorization: canary } } }) },
  ],
] as const)('log: %s is removed', (_, facts) => expect(logged(facts)).not.toContain(canary))

test('log: details for debugging are kept', () => {
  const refused = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'order.numberTaken' })
  const line = logged({ req: { method: 'GET', url: '/orderrest/api/goods/list?page=2', id: 'trace-1' }, err: refused })
  for (const words of ['/orderrest/api/goods/list', 'trace-1', '23505', 'order.numberTaken', 'log.test.ts'])
    expect(line).toContain(words)
})
