import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withDiagram, printed } from './flows.ts'

test.each(printed)('flow diagrams: $page matches its flow', async ({ page, text }) => {
  const content = await readFile(page, 'utf8')
  expect(content).toBe(withDiagram(content, text))
})

test('flow diagrams: a page with another flow is detected', () => {
  const page = 'a\n<!-- flow: printed by tools/flows.ts -->\nold\n<!-- /flow -->\nb'
  expect(withDiagram(page, 'new')).not.toBe(page)
  expect(() => withDiagram('no markers', 'new')).toThrow('no markers')
})
