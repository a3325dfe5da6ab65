import { expect, test } from 'vitest'
import { comparedAttributes } from './comparison.rules.ts'

test('comparison: a choice of the SKU takes precedence, and attributes that no goods have are left out', () => {
  const one = { details: [{ name: '颜色', value: '多色可选' }], choices: [{ name: '颜色', value: '红' }] }
  const other = { details: [{ name: '产地', value: '上海' }], choices: [{ name: '颜色', value: '红' }] }
  const known = [
    { name: '材质', enName: 'Material' },
    { name: '颜色', enName: 'Colour' },
  ]
  expect(comparedAttributes([one, other], known)).toEqual([
    { name: '颜色', enName: 'Colour', values: ['红', '红'], differs: false },
    { name: '产地', enName: '', values: ['', '上海'], differs: true },
  ])
})
