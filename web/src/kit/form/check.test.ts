import { expect, test } from 'vitest'
import { Id, Note, OneOf, Optional, Price, Quantity, shape, Text, Type } from '#contract/kit/schema.ts'
import { Formatted, FormattedNote } from '#contract/kit/validators.ts'
import { violationOf } from './check.ts'

const input = shape({
  ids: Type.Array(Id, { minItems: 1 }),
  name: Text(5),
  code: Optional(Text(8, 4)),
  pin: Text(6, 6),
  nick: Optional(Type.String({ minLength: 3 })),
  tel: FormattedNote('telephone'),
  mobile: Formatted('mobile'),
  remark: Note(3),
  quantity: Quantity,
  price: Price,
  supplierId: Id,
  transport: OneOf(['road', 'rail']),
})

test.each([
  ['name', '', { word: 'required' }],
  ['name', undefined, { word: 'required' }],
  ['name', '  ', { word: 'required' }],
  ['name', '三号仓库', undefined],
  ['name', '三号仓库东门', { word: 'max', count: 5 }],
  ['code', '', undefined],
  ['code', 'ab', { word: 'between', min: 4, max: 8 }],
  ['code', '123456789', { word: 'between', min: 4, max: 8 }],
  ['pin', '12345', { word: 'exact', count: 6 }],
  ['nick', 'ab', { word: 'min', count: 3 }],
  ['tel', '', undefined],
  ['tel', '12', { format: 'telephone' }],
  ['tel', '0'.repeat(31), { format: 'telephone' }],
  ['mobile', '', { word: 'required' }],
  ['mobile', '12800001234', { format: 'mobile' }],
  ['mobile', '13800001234', undefined],
  ['code', '😀😀', { word: 'between', min: 4, max: 8 }],
  ['name', '😀😀😀😀😀', undefined],
  ['remark', '', undefined],
  ['quantity', 0, { word: 'atLeast', count: 1 }],
  ['quantity', 100_000_000, { word: 'atMost', count: 99_999_999 }],
  ['quantity', 1.5, { word: 'wrong' }],
  ['quantity', undefined, { word: 'choose' }],
  ['price', '12.34567', { word: 'wrong' }],
  ['price', '0.1234', undefined],
  ['transport', undefined, { word: 'choose' }],
  ['transport', 'air', { word: 'wrong' }],
  ['ids', [], { word: 'choose' }],
  ['ids', ['7'], undefined],
  ['unknown', 'x', { word: 'wrong' }],
] as const)('form checks: %s = %j', (name, value, problem) => expect(violationOf(input, name, value)).toEqual(problem))
