import { expect, test } from 'vitest'
import { Attachments } from '#contract/files/files.ts'
import {
  Colour,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  Price,
  Quantity,
  shape,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { RichText } from '#contract/kit/richText/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { choicesOf, controlKind, textHints } from './controlKind.ts'

const Transport = OneOf(['road', 'rail'])

test.each([
  [Text(60), 'line'],
  [Optional(Note(200)), 'lines'],
  [Formatted('mobile'), 'line'],
  [RichText({ max: 50 }), 'richText'],
  [Price, 'line'],
  [Maybe(Price), 'line'],
  [Quantity, 'number'],
  [Maybe(Quantity), 'number'],
  [Day, 'date'],
  [Maybe(Day), 'date'],
  [Maybe(Instant), 'instant'],
  [Colour, 'colour'],
  [Transport, 'choice'],
  [Maybe(Transport), 'choice'],
  [List(Transport), 'choices'],
  [Type.Boolean(), 'switch'],
  [List(Text(100)), 'items'],
  [Id, 'other'],
  [Maybe(Id), 'other'],
  [List(Id), 'other'],
  [List(shape({})), 'other'],
  [Attachments('documents'), 'files'],
  [Optional(Attachments('pictures')), 'files'],
])('form controls: %j is rendered as %s', (schema, kind) => expect(controlKind(schema)).toBe(kind))

test('form controls: options of a choice, without null', () => {
  expect(choicesOf(Maybe(Transport))).toEqual(['road', 'rail'])
  expect(choicesOf(List(Transport))).toEqual(['road', 'rail'])
})

test.each([
  [Text(60), { maxLength: 60 }],
  [Formatted('mobile'), { maxLength: 11, inputMode: 'tel' }],
  [Formatted('creditCode'), { maxLength: 18 }],
  [Price, { inputMode: 'decimal' }],
  [Quantity, { inputMode: 'numeric' }],
])('form controls: input type of %j', (schema, hints) => expect(textHints(schema)).toEqual(hints))
