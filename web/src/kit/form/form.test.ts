import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { route } from '#contract/kit/route.ts'
import { Day, Done, Id, List, Note, OneOf, Quantity, shape, Text, Type } from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { Fields } from './Fields.tsx'
import { Form, FormButtons } from './Form.tsx'
import { useForm } from './useForm.ts'
import { showMessages } from '../../../test/messages.ts'

const save = route({
  method: 'POST',
  path: '/sysrest/api/thing/save',
  access: 'session',
  summary: 'Update a thing',
  input: shape({
    id: Id,
    name: Text(60),
    mobile: Formatted('mobile'),
    reason: Note(200),
    quantity: Quantity,
    day: Day,
    transport: OneOf(['road', 'rail']),
    isOwn: Type.Boolean(),
    tags: List(Text(20)),
  }),
  reply: Done,
})

beforeAll(async () => {
  const transport = { label: 'Transport', hint: 'How it comes', options: { road: 'By road', rail: 'By rail' } }
  const field = {
    name: 'Name',
    mobile: 'Phone',
    reason: 'Reason',
    quantity: 'Quantity',
    day: 'Day',
    transport,
    isOwn: 'Own',
    tags: 'Tags',
  }
  await showMessages('en', { thing: { field } })
})

function Thing() {
  const initial = { name: 'Desk', transport: 'rail', tags: ['a', 'b'], version: 7 }
  const form = useForm({ route: save, fixed: { id: '1' }, initial, labels: 'thing.field' as never })
  const fields = { name: {}, mobile: {}, reason: {}, quantity: {}, day: {}, transport: {}, isOwn: {}, tags: {} }
  const content = [
    createElement(Fields, { key: 1, of: form, fields } as never),
    createElement(FormButtons, { key: 2, of: form }),
  ]
  return createElement(Form, { of: form } as never, ...content)
}

test("form: is built from its route's schema and messages", () => {
  const html = renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Thing)))
  expect(html).toMatch(/<input[^>]*value="Desk"/)
  expect(html).toMatch(/<input[^>]*inputMode="tel"/)
  expect(html).toMatch(/<textarea/)
  // The attribute counts UTF-16 units.
  expect(html).not.toContain('maxLength')
  expect(html).toMatch(/<input[^>]*inputMode="numeric"[^>]*aria-required="true"/)
  expect(html).toMatch(/placeholder="YYYY-MM-DD"/)
  expect(html).toMatch(/role="combobox"[^>]*value="By rail"/)
  expect(html).toContain('How it comes')
  expect(html).toMatch(/type="checkbox"/)
  expect(html).toMatch(/<textarea[^>]*>a\nb<\/textarea>/)
  expect(html).not.toContain('aria-invalid="true"')
})
