import { existsSync, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import exceljs from 'exceljs'
import { getImportProgress, type ImportProgress, startImport } from '#contract/imports/imports.ts'
import { importGoods, type ImportPreview } from '#contract/imports/importPreview.ts'
import { messySpreadsheet, writeMessySpreadsheet } from '#test/messySpreadsheet.ts'
import { dataDir, type Fixture } from './fixture.ts'

const rows = 20_000
const headings = ['货号', '商品名称', '分类', '单位', '含税单价（元）', '库存', '品牌', '规格']

/** Spreadsheet of a supplier: new goods for each run, in many leaf categories. */
async function sheetOf(categories: readonly string[], run: number): Promise<string> {
  const file = join(dataDir, `import-${run}.xlsx`)
  if (existsSync(file)) return file
  const book = new exceljs.stream.xlsx.WorkbookWriter({ filename: file })
  const sheet = book.addWorksheet('商品')
  sheet.addRow(headings).commit()
  for (let n = 0; n < rows; n++) {
    const category = categories[n % categories.length]!
    const name = `${category.split('/').at(-1)} 测量款 ${run}-${n}`
    const price = (((n * 37) % 90_000) / 100 + 1).toFixed(2)
    sheet.addRow([`B${run}-${n}`, name, category, '个', Number(price), 500, '百采', `${n % 40} 号`]).commit()
  }
  await book.commit()
  return file
}

export interface Imported {
  seconds: number
  written: number
  failed: number
  warned: number
  /** Time from the upload to the end of the check, if it was awaited. */
  checkSeconds: number
}

/** Realistic messy list with as many rows: long names and models, http pictures, malformed optional cells. */
async function messySheetOf(categories: readonly string[], run: number): Promise<string> {
  const file = join(dataDir, `messy-${run}.xlsx`)
  await writeMessySpreadsheet(file, messySpreadsheet(rows, categories, `D${run}`))
  return file
}

/** Imports a spreadsheet of 20,000 new goods over HTTP, as the page does: once they are checked. */
export async function importSheet(
  base: string,
  fixture: Fixture,
  categories: readonly string[],
  run: number,
  isMessy = false,
): Promise<Imported> {
  const headers = { authorization: `Bearer ${fixture.seller.token}` }
  const form = new FormData()
  form.append('file', await openAsBlob(await (isMessy ? messySheetOf : sheetOf)(categories, run)), `import-${run}.xlsx`)
  const uploaded = performance.now()
  const { id } = await answer<ImportPreview>(
    await fetch(base + importGoods.path, { method: 'POST', headers, body: form }),
  )
  const progressOf = async () =>
    answer<ImportProgress>(await fetch(`${base}${getImportProgress.path}?id=${id}`, { headers }))
  while ((await progressOf()).check.status !== 'done') await delay(100)
  const checked = performance.now()
  const json = { ...headers, 'content-type': 'application/json' }
  await answer(await fetch(base + startImport.path, { method: 'POST', headers: json, body: JSON.stringify({ id }) }))
  for (;;) {
    const progress = await progressOf()
    if (progress.endedAt)
      return {
        seconds: Math.round((performance.now() - checked) / 100) / 10,
        // Created products, whether live or waiting for review.
        written: progress.created + progress.reviewing,
        failed: progress.failed,
        warned: progress.warned,
        checkSeconds: Math.round((checked - uploaded) / 100) / 10,
      }
    await delay(100)
  }
}

async function answer<T>(response: Response): Promise<T> {
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: T }
  if (code !== 0) throw new Error(message)
  return data
}
