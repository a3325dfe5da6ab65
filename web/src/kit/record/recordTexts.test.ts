import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { recordText, shownValue, withTexts } from './recordTexts.ts'

beforeAll(() =>
  i18next.init({
    lng: 'en',
    defaultNS: 'translation',
    ns: ['translation'],
    resources: {
      en: {
        translation: {
          things: { title: 'Things', field: { name: 'Name', kind: { label: 'Kind', options: { a: 'Large' } } } },
        },
      },
    },
  }),
)

test('record texts: an existing message is returned', () => {
  expect(recordText('things', 'title')).toBe('Things')
  expect(recordText('things', 'empty')).toBeUndefined()
})

test('record texts: a value is shown as the option of its field, or unchanged', () => {
  expect(shownValue('things', { kind: 'a' }, 'kind')).toBe('Large')
  expect(shownValue('things', { kind: 'b' }, 'kind')).toBe('b')
  expect(shownValue('things', { name: 7 }, 'name')).toBe('7')
  expect(shownValue('things', { name: null }, 'name')).toBe('')
})

test('record texts: a column has the label of its form field by default', () => {
  const column = withTexts('things')({ key: 'kind' })
  expect(column.title).toBe('Kind')
  expect(column.render?.({ kind: 'a' })).toBe('Large')
  expect(withTexts('things')({ key: 'kind', title: 'Size', render: () => 'x' }).title).toBe('Size')
})
