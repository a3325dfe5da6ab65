import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Db } from '#kit/database/database.ts'
import { type PaperTemplate, printingOf } from './template.ts'

const paper = {
  title: '送货单',
  footer: 'FH1',
  content: [
    { text: '送货单' },
    {
      columnCodes: ['name', 'batch', 'quantity'],
      table: {
        widths: ['*', 'auto', 'auto'],
        body: [
          ['商品', '批次号', '数量'],
          ['安全帽', 'B1', '2'],
        ],
      },
    },
  ],
}
const none: PaperTemplate = { header: '', footer: '', notes: '', logoAddress: '', hidden: [] }
const printed = async (template: PaperTemplate | undefined, picture?: Buffer) =>
  (await printingOf({} as Db, { portalPicture: async () => picture && Readable.from([picture]) }, template))(paper)

test('paper templates: without one the paper is as ever', async () => {
  expect(await printed(undefined)).toBe(paper)
  expect(await printed(none)).toMatchObject({
    footer: 'FH1',
    content: [{}, { table: { widths: ['*', 'auto', 'auto'] } }],
  })
})

test('paper templates: texts stand at the top, the foot and the end, and columns are left out whole', async () => {
  const template = { ...none, header: '启明集团', footer: '内部', notes: '当场清点', hidden: ['batch', 'unknown'] }
  expect(await printed(template)).toMatchObject({
    header: { text: '启明集团' },
    footer: 'FH1 · 内部',
    content: [
      { text: '送货单' },
      {
        table: {
          widths: ['*', 'auto'],
          body: [
            ['商品', '数量'],
            ['安全帽', '2'],
          ],
        },
      },
      { text: '当场清点' },
    ],
  })
})

test('paper templates: a logo is shown where PDF files can hold it', async () => {
  const template = { ...none, logoAddress: '/homePicture/1' }
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1])
  expect((await printed(template, png)).header).toEqual({
    text: '',
    logo: `data:image/png;base64,${png.toString('base64')}`,
  })
  expect((await printed(template, Buffer.from('<svg/>'))).header).toBeUndefined()
  expect((await printed(template)).header).toBeUndefined()
})
