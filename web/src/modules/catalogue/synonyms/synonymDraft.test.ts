import { expect, test } from 'vitest'
import { draftOf, ofKind, termsIn } from './synonymDraft.ts'

const group = { id: '1', version: 1, baseKey: null, source: 'own', isActive: true, updatedAt: null } as const

test('synonym draft: splits terms by line and by list separators, and omits empty ones', () => {
  const draft = { ...draftOf(undefined), text: ' 水笔 \n\n中性笔、签字笔，gel pen；1,2-丙二醇' }
  expect(termsIn(draft)).toEqual(['水笔', '中性笔', '签字笔', 'gel pen', '1,2-丙二醇'])
})

test('synonym draft: changing the kind keeps the terms and their order', () => {
  const terms = ['墨盒', '硒鼓', '粉盒']
  const draft = draftOf({ ...group, kind: 'equivalent', terms })
  const oneWay = ofKind(draft, 'oneWay')
  expect(oneWay).toMatchObject({ first: '墨盒', text: '硒鼓\n粉盒' })
  expect(draftOf({ ...group, kind: 'oneWay', terms })).toEqual(oneWay)
  expect([termsIn(oneWay), termsIn(ofKind(oneWay, 'equivalent'))]).toEqual([terms, terms])
})
