import { expect, test } from 'vitest'
import { articlePath } from './publicPaths.ts'
import { articleIn, columnIn } from './readingPaths.ts'

const inSearch = (text: string) => articleIn(new URLSearchParams(text))

test('articles: a URL contains an article and its type, plain or in Base64', () => {
  expect(inSearch('id=42')).toEqual({ id: '42' })
  expect(inSearch('id=42&articleType=平台公告')).toEqual({ id: '42', articleType: '平台公告' })
  const type = btoa(String.fromCharCode(...new TextEncoder().encode('平台公告')))
  expect(inSearch(`id=${btoa('42')}&articleType=${encodeURIComponent(type)}&Base64=1`)).toEqual({
    id: '42',
    articleType: '平台公告',
  })
  expect(inSearch('')).toBeUndefined()
  expect(inSearch('id=x')).toBeUndefined()
  expect(inSearch('id=%%%&Base64=true')).toBeUndefined()
  const path = articlePath({ id: '7', articleType: '业务规则' }, true)
  expect(articleIn(new URLSearchParams(path.slice(path.indexOf('?'))))).toEqual({ id: '7', articleType: '业务规则' })
})

test('articles: the list of a column is read from its URL; without a column it has all', () => {
  expect(columnIn(new URLSearchParams('colunmsId=9&isLogin=1'))).toEqual({ colunmsId: '9', isLoginShow: '1' })
  expect(columnIn(new URLSearchParams(`colunmsId=${btoa('9')}&Base64=true`))).toEqual({ colunmsId: '9' })
  expect(columnIn(new URLSearchParams('isLogin=0'))).toEqual({})
})
