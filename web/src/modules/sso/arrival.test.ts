import { expect, test } from 'vitest'
import { ssoPages } from '#contract/sso/ssoPages.ts'
import { arrivalAt, failureHandling, wantedPath } from './arrival.ts'

const at = (page: (typeof ssoPages)[number], search: string) => arrivalAt(page, new URLSearchParams(search))

test('SSO arrival: a key, by either of its names, opens a session', () => {
  expect(at('/ssoLogin', 'key=abc&routerPath=/mall')).toEqual({ kind: 'key', key: 'abc' })
  expect(at('/sso', 'token=abc')).toEqual({ kind: 'key', key: 'abc' })
})

test('SSO arrival: a token of another system is recognised only on its page', () => {
  expect(at('/callbackSso', 'userToken=t&jumpType=gys')).toEqual({
    kind: 'token',
    input: { app: '', userToken: 't', jumpType: 'gys' },
  })
  expect(at('/callbackSso', 'userToken=t&jumpType=admin&app=gld')).toEqual({
    kind: 'token',
    input: { app: 'gld', userToken: 't' },
  })
  expect(at('/sso', 'userToken=t').kind).toBe('entry')
})

test('SSO arrival: response parameters are passed on unchanged', () => {
  expect(at('/hxssoLogin', 'code=1&state=2')).toEqual({ kind: 'entry', app: '', search: 'code=1&state=2' })
  expect(at('/ssoRedirect', 'dealPath=/mall')).toEqual({ kind: 'redirect', dealPath: '/mall' })
  expect(at('/login_szjy', 'type=ERROR')).toEqual({ kind: 'failed' })
})

test('SSO arrival: every page reports its errors', () =>
  expect(Object.keys(failureHandling).toSorted()).toEqual([...ssoPages].toSorted()))

test('SSO arrival: only pages of this site are accepted', () => {
  const wanted = (search: Record<string, string>) => wantedPath(new URLSearchParams(search))
  expect(wanted({ routerPath: '/orderDetail', routerQuery: '{"id":7}' })).toBe('/orderDetail?id=7')
  for (const routerPath of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example'])
    expect(wanted({ routerPath })).toBe('')
})
