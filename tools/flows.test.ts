import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inserted, printed } from './flows.ts'

test.each(printed)('flow diagrams: $page shows the flow as it is', async ({ page, text }) => {
  const shown = await readFile(page, 'utf8')
  expect(shown).toBe(inserted(shown, text))
})

test('flow diagrams: a page that shows another flow is noticed', () => {
  const page = 'a\n<!-- flow: printed by tools/flows.ts -->\nold\n<!-- /flow -->\nb'
  expect(inserted(page, 'new')).not.toBe(page)
  expect(() => inserted('no marks', 'new')).toThrow('no marks')
})
