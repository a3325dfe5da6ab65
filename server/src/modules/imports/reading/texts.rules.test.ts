import { expect, test } from 'vitest'
import { messageOf } from './texts.rules.ts'

test('import messages: the quoted value is cut between characters', () => {
  const error = { row_no: 17, cell: 'D17', heading: '含税单价', code: 'importCell.notNumber', facts: {} } as const
  expect(messageOf({ ...error, value: `长${'𠮷'.repeat(40)}` }, 'zh-CN')).toContain(`“长${'𠮷'.repeat(39)}…”`)
})
