import { expect, test } from 'vitest'
import { pageOf } from './licence.ts'

test('licence of a demo supplier: the cross-reference table has the offsets of its objects', () => {
  const file = pageOf(['营业执照（副本）', '名称：江澜智能科技有限公司']).toString('latin1')
  const table = Number(/startxref\n(\d+)/.exec(file)![1])
  expect(file.slice(table, table + 5)).toBe('xref\n')
  const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places.map((place, at) => file.startsWith(`${at + 1} 0 obj\n`, place))).toEqual(places.map(() => true))
  expect(places).toHaveLength(6)
  const [, length, text] = /Length (\d+)>>\nstream\n([^]*)\nendstream/.exec(file)!
  expect(text!.length).toBe(Number(length))
  const shown = [...text!.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex]) =>
    Buffer.from(hex!, 'hex').swap16().toString('utf16le'),
  )
  expect(shown).toEqual(['营业执照（副本）', '名称：江澜智能科技有限公司'])
})
