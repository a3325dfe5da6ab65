import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { type Draft, newDraft } from './draft.ts'
import { previewNotice, type Reader } from './previewNotice.ts'

const now = new Date('2027-03-01T01:00:00.000Z')
const item = { name: '安全帽', spec: 'V 型', unit: '顶', quantity: '60', remark: '', needDate: null, skuId: null }
const file = (id: string, fileName: string) => ({
  fileId: id,
  storageFileId: id,
  fileName,
  fileUrl: `/f/${id}`,
  size: 10,
})
const written: Draft = {
  ...newDraft('inquiry', '林知远', now),
  title: '劳保用品',
  contactTel: '13800138000',
  budgetAmount: '9000.00',
  items: [{ ...item, budgetPrice: '36.50' }],
  attachments: ['1'],
}
const preview = (over: Draft, reader: Reader) =>
  previewNotice(
    { ...written, ...over },
    {
      projectNo: 'XJ-1',
      auditProfile: 'totals',
      deptName: '采购部',
      attempt: 2,
      attachments: [file('1', '技术要求.pdf'), file('2', '已移除.pdf')],
      quotesWhole: false,
      reader,
      now,
    },
  )

test('preview of a notice: uses the components of the public page', () => {
  const notice = preview({}, 'visitor')
  expect(Check(ProjectNotice, { ...notice, id: '1' })).toBe(true)
  expect(notice).toMatchObject({
    status: '4',
    releaseTime: now.toISOString(),
    viewer: 'visitor',
    deptName: '采购部',
    attempt: 2,
  })
  expect(preview({ audit: '2' }, 'visitor')).toMatchObject({ status: '5', enrollDate: null, enrolRequirements: '' })
  expect(preview({ awardBy: 'line' }, 'visitor').quotesWhole).toBe(false)
})

test('preview of a notice: shows what the policy permits a reader to see', () => {
  const [visitor, enrolled] = [preview({}, 'visitor'), preview({}, 'enrolled')]
  expect(visitor).toMatchObject({ contactName: '林**', contactTel: null, files: [], needTotal: null })
  expect(enrolled).toMatchObject({ contactName: '林知远', contactTel: '13800138000', needTotal: null })
  expect(enrolled.files).toMatchObject([{ fileName: '技术要求.pdf' }])
  for (const { items, fileNames } of [visitor, enrolled]) {
    expect(items).toMatchObject([{ lineNo: 1, name: '安全帽', budgetPrice: null }])
    expect(fileNames).toEqual([{ fileName: '技术要求.pdf', size: 10 }])
  }
  const open = preview({ isShowPrice: '0' }, 'visitor')
  expect(open).toMatchObject({ needTotal: '9000.00', items: [{ budgetPrice: '36.50' }] })
})
