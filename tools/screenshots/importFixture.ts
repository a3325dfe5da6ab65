import type { Page } from '@playwright/test'
import { importHeadings } from '#contract/imports/importFields.ts'
import { getImportProgress, type ImportProgress, startImport } from '#contract/imports/imports.ts'
import { importGoods } from '#contract/imports/importPreview.ts'
import { callApi, uploadText } from './apiClient.ts'

/** Imports of one supplier in different stages. */
export interface Imports {
  /** Parsed, with an unmapped column. */
  readonly uploaded: string
  /** Completed, with a rejected cell. */
  readonly done: string
  /** Starts an import that runs long enough to be captured. */
  readonly startLong: () => Promise<string>
}

const fields = ['name', 'supplierSku', 'category', 'brand', 'unit', 'price', 'taxRate', 'stock', 'leadDays'] as const
const headings = fields.map((field) => importHeadings[field][0]!)

const rows = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    [`A5 记事本 ${prefix}${index}`, `${prefix}-${index}`, '笔记本', '砚白', '本', '12.80', '13%', '300', '3'].join(','),
  )

export async function createImports(page: Page): Promise<Imports> {
  const take = (name: string, lines: readonly string[]) => uploadText(page, importGoods, name, lines.join('\n'))
  const start = async (name: string, lines: readonly string[]) => {
    const { id } = await take(name, lines)
    while ((await callApi(page, getImportProgress, { id })).check.status !== 'done') await page.waitForTimeout(100)
    await callApi(page, startImport, { id })
    return id
  }
  const bad = rows('BAD', 1)[0]!.replace('12.80', '面议')
  const done = await start('秋季新品.csv', [headings.join(','), ...rows('QJ', 4), bad])
  while (isRunning(await callApi(page, getImportProgress, { id: done }))) await page.waitForTimeout(100)
  const unusualHeadings = headings.map((heading) => (heading === importHeadings.supplierSku[0] ? '我司代号' : heading))
  const { id: uploaded } = await take('文具补充清单.csv', [unusualHeadings.join(','), ...rows('BC', 6)])
  return {
    done,
    uploaded,
    startLong: () => start('全年文具目录.csv', [headings.join(','), ...rows('QN', 19_900)]),
  }
}

const isRunning = ({ status }: ImportProgress) => status === 'queued' || status === 'running'
