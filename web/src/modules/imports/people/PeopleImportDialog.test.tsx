import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { importPeople, PeopleImportResult } from '#contract/imports/people.ts'
import { attach } from '../../../../test/components/controls.ts'
import { type PartsOf, sample } from '../../../../test/components/sample.ts'
import { disconnect, hold, refuse, reply, replyTo, sent, sentFiles } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { PeopleImportDialog } from './PeopleImportDialog.tsx'

const dialog = page.getByRole('dialog', { name: '批量导入人员' })
let closed = 0
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const choose = (name = '人员.xlsx') => attach(dialog, name, xlsx)

beforeEach(() => {
  closed = 0
})
async function showImport(checked: PartsOf<PeopleImportResult>) {
  replyTo(importPeople, ({ mode }) =>
    sample(PeopleImportResult, { ...checked, imported: mode === 'check' ? 0 : (checked.valid ?? 0) }),
  )
  await show(<PeopleImportDialog onClose={() => void closed++} />, { messages: ['imports'], as: ['org.manage'] })
}

test('import of people: a sound file is checked first, and imported whole on confirmation', async () => {
  await showImport({ total: 3, valid: 3 })
  await choose()
  await expect.element(dialog.getByText('检查通过，可以导入。')).toBeVisible()
  expect(sent(importPeople)).toEqual([{ mode: 'check' }])
  await dialog.getByRole('button', { name: '导入 3 人' }).click()
  await expect.element(page.getByText('已导入 3 人')).toBeVisible()
  expect(sent(importPeople)).toEqual([{ mode: 'check' }, { mode: 'all' }])
  expect(sentFiles(importPeople)).toEqual(['人员.xlsx', '人员.xlsx'])
  expect(closed).toBe(1)
})

test('import of people: wrong cells are listed, and only the valid rows imported', async () => {
  const problems = [{ row: 4, field: 'mobile', value: '139', message: '手机格式不正确' }] as const
  await showImport({ total: 3, valid: 2, problemCount: 1, problems })
  await choose()
  const row = dialog.getByRole('row', { name: '手机格式不正确' })
  await expect.element(row.getByText('手机号码')).toBeVisible()
  await dialog.getByRole('button', { name: '仅导入正确的 2 人' }).click()
  await expect.poll(() => sent(importPeople).at(-1)).toEqual({ mode: 'valid' })
})

test('import of people: nothing is offered where no row is valid; another file is checked instead', async () => {
  await showImport({ total: 1, valid: 0, problemCount: 1 })
  await choose()
  await expect.element(dialog.getByRole('button', { name: '重新上传' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: '导入' })).not.toBeInTheDocument()
  reply(importPeople, sample(PeopleImportResult, { total: 2, valid: 2 }))
  await choose('更正.xlsx')
  await expect.element(dialog.getByRole('button', { name: '导入 2 人' })).toBeVisible()
  await expect.element(dialog.getByText('更正.xlsx')).toBeVisible()
})

test('import of people: a file of another kind is not sent', async () => {
  await showImport({})
  await choose('人员.exe')
  await expect.element(page.getByText('文件类型非法')).toBeVisible()
  await choose('人员.pdf')
  await expect.element(page.getByText('仅支持扩展名为：.xlsx .csv的文件')).toBeVisible()
  expect(sent(importPeople)).toEqual([])
})

test('import of people: a file without its columns is refused with a message', async () => {
  await showImport({})
  refuse(importPeople, 'peopleImport.headings', { names: '账号、部门' })
  await choose()
  await expect.element(page.getByText('表格缺少以下列：账号、部门')).toBeVisible()
  expect(closed).toBe(0)
})

test('import of people: the import runs once, however often it is clicked', async () => {
  await showImport({ total: 2, valid: 2 })
  await choose()
  const confirm = dialog.getByRole('button', { name: '导入 2 人' })
  await expect.element(confirm).toBeVisible()
  const release = hold(importPeople)
  await confirm.click()
  await confirm.click({ force: true })
  release()
  await expect.poll(() => closed).toBe(1)
  expect(sent(importPeople)).toHaveLength(2)
})

test('import of people: after a lost connection the checked file is imported again', async () => {
  await showImport({ total: 2, valid: 2 })
  await choose()
  const confirm = dialog.getByRole('button', { name: '导入 2 人' })
  await expect.element(confirm).toBeVisible()
  disconnect(importPeople)
  await confirm.click()
  await page.getByRole('button', { name: '知道了' }).click()
  reply(importPeople, sample(PeopleImportResult, { imported: 2 }))
  await confirm.click()
  await expect.element(page.getByText('已导入 2 人')).toBeVisible()
})

test('import of people: hidden rows and unknown columns are named, and read where that is chosen', async () => {
  const layout = {
    sheets: [{ name: '人员', isHidden: false }],
    sheet: 0,
    hiddenRows: 2,
    hiddenColumns: 0,
    withHidden: false,
    unread: [{ column: 'F', heading: '座机', reason: 'unknown' }],
  } as const
  await showImport({ total: 2, valid: 2, layout })
  await choose()
  await expect.element(dialog.getByText('表格中有隐藏内容未读取：2 行、0 列')).toBeVisible()
  await expect.element(dialog.getByText('无法识别列名')).toBeVisible()
  await dialog.getByRole('button', { name: '同时读取隐藏内容' }).click()
  await expect.poll(() => sent(importPeople).at(-1)).toEqual({ mode: 'check', sheet: 0, withHidden: true })
  await dialog.getByRole('button', { name: '导入 2 人' }).click()
  await expect.poll(() => sent(importPeople).at(-1)).toEqual({ mode: 'all', sheet: 0, withHidden: true })
})
