import { expect, test } from 'vitest'
import { violationOfFile } from './upload.ts'

const spreadsheets = { accept: ['.xlsx', '.csv'], maxBytes: 100 }

test.each([
  ['价目表.xlsx', 100, undefined],
  ['LIST.CSV', 1, undefined],
  ['价目表.xlsx', 101, 'tooLarge'],
  ['价目表.xls', 1, 'extension'],
  ['价目表', 1, 'extension'],
  ['价目表.xlsx.exe', 1, 'illegal'],
  ['页面.HTML', 1, 'illegal'],
])('upload: %s of %i bytes: %s', (name, size, problem) =>
  expect(violationOfFile({ name, size }, spreadsheets)).toBe(problem),
)
