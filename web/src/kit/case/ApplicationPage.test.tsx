import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AttachedFiles } from '#contract/files/files.ts'
import { caseOf } from '#contract/kit/case/case.ts'
import { caseCount } from '#contract/kit/case/count.ts'
import { Optional, Text } from '#contract/kit/schema.ts'
import { sample } from '../../../test/components/sample.ts'
import { refuse, reply, sent } from '../../../test/components/server.ts'
import { show } from '../../../test/components/show.tsx'
import { ApplicationPage } from './ApplicationPage.tsx'

const [path, manage] = ['/sysrest/api/tool', 'feedback.manage'] as const
const of = caseOf({
  entity: 'tool',
  path,
  apply: 'session',
  manage,
  count: caseCount({ path, manage, plural: 'tools' }),
  singular: 'tool',
  plural: 'tools',
  draft: { title: Text(20), content: Optional(Text(100)) },
  files: AttachedFiles,
  columns: ['title'],
})
const { save, submit, withdraw, answer } = of.apply
const texts = {
  myTools: {
    title: '我的工具申请',
    purpose: '工具',
    add: '申请工具',
    none: '无',
    noneReason: '无',
    empty: '还没有申请',
    emptyReason: '无',
    detailTitle: '申请详情',
    field: { title: '名称', content: '说明' },
  },
}
const one = (status: '01' | '02' | '04', ...ownActions: readonly ('save' | 'submit' | 'withdraw' | 'answer')[]) =>
  sample(of.Own, { id: '7', version: 2, title: '电钻', status, reply: '要几把？', ownActions: [...ownActions] })
const listed = (...records: readonly ReturnType<typeof one>[]) =>
  reply(of.own, sample(of.own.reply, { records: [...records] }))

beforeEach(() => {
  listed()
  for (const route of [submit, withdraw, answer]) reply(route, one('02'))
  reply(save, one('01', 'save', 'submit'))
})
const showPage = () =>
  show(
    <ApplicationPage
      of={of}
      texts={'myTools' as never}
      columns={[{ key: 'title', title: '名称' }]}
      facts={() => []}
      fields={{ title: {}, content: { as: 'lines' } }}
    />,
    { texts, at: '/myTools' },
  )
const dialog = page.getByRole('dialog')
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

test('case: an incomplete draft is saved, and is not submitted', async () => {
  await showPage()
  await page.getByRole('button', { name: '申请工具' }).click()
  await dialog.getByRole('textbox', { name: '说明' }).fill('安装货架')
  await press('提交')
  await expect.element(page.getByText('必填项不能为空')).toBeVisible()
  expect(sent(save)).toEqual([])
  await press('保存草稿')
  await expect.element(page.getByText('草稿已保存')).toBeVisible()
  expect(sent(save)).toMatchObject([{ content: '安装货架' }])
  expect(sent(submit)).toEqual([])
})

test('case: a complete one is saved, then submitted with the version that was saved', async () => {
  await showPage()
  await page.getByRole('button', { name: '申请工具' }).click()
  await dialog.getByRole('textbox', { name: '名称' }).fill('电钻')
  await press('提交')
  await expect.poll(() => sent(submit)).toEqual([{ id: '7', version: 2 }])
  expect(sent(save)).toMatchObject([{ title: '电钻' }])
})

test('case: a refused submission is shown in the form, which keeps what was written', async () => {
  refuse(submit, 'thing.wrongState')
  await showPage()
  await page.getByRole('button', { name: '申请工具' }).click()
  await dialog.getByRole('textbox', { name: '名称' }).fill('电钻')
  await press('提交')
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: '名称' })).toHaveValue('电钻')
})

test('case: the question is shown above the answer, and a withdrawal is asked about', async () => {
  listed(one('04', 'answer', 'withdraw'))
  await showPage()
  await page.getByRole('button', { name: '补充', exact: true }).click()
  await expect.element(dialog.getByText('要几把？')).toBeVisible()
  await dialog.getByRole('textbox', { name: '补充说明' }).fill('两把')
  await press('提交')
  await expect.poll(() => sent(answer)).toEqual([{ id: '7', version: 2, answer: '两把' }])
  await page.getByRole('button', { name: '撤回', exact: true }).first().click()
  expect(sent(withdraw)).toEqual([])
  await press('撤回')
  await expect.poll(() => sent(withdraw)).toEqual([{ id: '7', version: 2 }])
})
