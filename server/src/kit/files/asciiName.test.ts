import { create } from 'content-disposition'
import { expect, test } from 'vitest'
import { asciiName } from './asciiName.ts'

test.each([
  ['订单-2026-11-29.xlsx', '/orderrest/api/orders/export', 'orders-2026-11-29.xlsx'],
  ['部门人员-2026-11-29.xlsx', '/sysrest/api/dept/exportDeptUsers', 'dept-users-2026-11-29.xlsx'],
  ['图片问题.csv', '/orderrest/api/goodsImport/pictureErrorsExport', 'picture-errors.csv'],
  ['合同.pdf', '/sysrest/api/files/:key', 'files.pdf'],
  ['模板', '/orderrest/api/goodsImport/template', 'template'],
])('names of downloads: %s of %s is %s in ASCII', (name, path, expected) => {
  expect(asciiName(name, path)).toBe(expected)
  const header = create(name, { fallback: asciiName(name, path) })
  // Quotes around a name of plain characters are optional.
  expect(header.replaceAll('"', '')).toContain(`filename=${expected};`)
  expect(header).toContain("filename*=UTF-8''")
  expect(header).not.toContain('?')
})
