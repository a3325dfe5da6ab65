import { expect, test } from 'vitest'
import { withoutTopDepartment } from './deptPath.rules.ts'

test.each([
  ['启明集团/采购部/工具组', '启明集团', '采购部/工具组'],
  ['启明集团', '启明集团', '启明集团'],
  ['启明集团二/采购部', '启明集团', '启明集团二/采购部'],
  ['甲/乙公司/采购部', '甲/乙公司', '采购部'],
  ['外单位/启明集团/采购部', '启明集团', '外单位/启明集团/采购部'],
])('department path: %s below %s is %s', (fullName, top, shown) =>
  expect(withoutTopDepartment(fullName, top)).toBe(shown),
)
