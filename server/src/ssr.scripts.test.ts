import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bootstrapScript } from './ssr.scripts.ts'

/** Runs the script of a page with these cookies, in a browser that has stored nothing but the locale. */
function start(cookie: string, locale = 'en_US') {
  const added: string[] = []
  const style: { visibility?: string } = {}
  runInNewContext(bootstrapScript, {
    document: {
      cookie,
      hidden: true,
      querySelector: (selector: string) => (selector === '#root' ? { style } : { content: 'program' }),
      body: { append: (content: string) => added.push(content) },
    },
    sessionStorage: { getItem: () => null },
    localStorage: { getItem: (name: string) => (name === 'locale' ? locale : null) },
    decodeURIComponent,
  })
  return { added, isHidden: style.visibility === 'hidden' }
}

test('bootstrap script: the page starts, and is hidden if it was rendered for another session or language', () => {
  expect(start('locale=en_US')).toEqual({ added: ['program'], isHidden: false })
  expect(start('a=b; locale=zh_CN')).toEqual({ added: ['program'], isHidden: true })
  expect(start('locale=en_US; Authorization=x.y')).toEqual({ added: ['program'], isHidden: true })
})

test.each(['%', '%E4%B8', '%ED%A0%80', '%zz', '"', ''])(
  'bootstrap script: the page starts with a cookie of the value %s',
  (value) => {
    for (const name of ['locale', 'Authorization'])
      expect(start(`${name}=${value}; themeMode=%`).added).toEqual(['program'])
  },
)
