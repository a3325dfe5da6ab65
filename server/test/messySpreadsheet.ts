import exceljs from 'exceljs'
import { long, optional, required, type Line, messyHeadings } from './spreadsheets/messyCells.ts'

/** Realistic supplier list, generated deterministically from a seed. */
export interface MessySpreadsheet {
  readonly rows: readonly (readonly exceljs.CellValue[])[]
  readonly expected: {
    /** Rows with content. */
    readonly filled: number
    /** Kept rows that lose a cell or a part of one. */
    readonly warned: number
    /** Rejected rows: a required cell is invalid, or the SKU is a duplicate. */
    readonly rejected: number
    /** Number of cells by cause. */
    readonly causes: Readonly<Record<string, number>>
  }
}

/**
 * Generates the rows. Of ten rows, two have long names or models (within limits), all have http pictures, and two have
 * an invalid optional cell; of a hundred rows, one is rejected, one is empty and one has a duplicate SKU.
 */
export function messySpreadsheet(count: number, categories: readonly string[], run = 'M'): MessySpreadsheet {
  const causes: Record<string, number> = {}
  const describe = (names: readonly string[]) => {
    for (const name of names) causes[name] = (causes[name] ?? 0) + 1
  }
  const rows: exceljs.CellValue[][] = []
  let [filled, warned, rejected] = [0, 0, 0]
  for (let n = 0; n < count; n++) {
    if (n % 100 === 40) {
      rows.push(messyHeadings.map((_, column) => (column === 3 ? '  ' : null)))
      continue
    }
    filled++
    const isDuplicate = n % 100 === 60
    const fatal = n % 100 === 80 ? required[Math.floor(n / 100) % required.length] : undefined
    const defect = n % 5 === 3 ? optional[Math.floor(n / 5) % optional.length] : undefined
    const line = { ...lineOf(n, isDuplicate ? n - 1 : n, categories, run), ...defect?.given, ...fatal?.given }
    if (isDuplicate) describe(['importCell.twice'])
    describe(fatal?.causes ?? [])
    describe(defect?.causes ?? [])
    if (isDuplicate || fatal) rejected++
    else if (defect) warned++
    rows.push(messyHeadings.map((heading) => line[heading]))
  }
  return { rows, expected: { filled, warned, rejected, causes } }
}

const lineOf = (n: number, code: number, categories: readonly string[], run: string): Line => ({
  'SKU 编码': `${run}-${code}`,
  'Product name': n % 5 === 0 ? `${long('工业级耐磨防滑丁腈涂层手套 ', 200)} ${n}` : `Glove 手套 ${run} ${n}`,
  分类: categories[n % categories.length]!,
  单位: '双',
  Price: n % 3 === 0 ? `￥${(n % 900) + 1}.50` : (n % 900) + 0.5,
  型号: n % 5 === 0 ? `${long('HX-9000-', 150)}${n}` : `M${n}`,
  图片: `http://img.example/${run}/${n}.jpg http://img.example/${run}/${n}-2.jpg`,
  属性: `颜色:红;尺寸=L;系列：${n % 40} 号`,
  库存: n % 7 === 0 ? '1,200' : 500,
  '税率(%)': n % 2 === 0 ? '13%' : 0.13,
  'Lead time': 3,
  Barcode: '6901234567892',
  内部备注: '请勿外传',
})

/** Writes the rows to a file one by one, for large lists. */
export async function writeMessySpreadsheet(filename: string, sheet: MessySpreadsheet): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({ filename, useStyles: true })
  const written = book.addWorksheet('商品')
  written.addRow(['某某商贸有限公司 2026 年报价单']).commit()
  written.addRow([...messyHeadings]).commit()
  for (const row of sheet.rows) {
    const added = written.addRow([...row])
    for (const [column, value] of row.entries())
      if (value instanceof Date) added.getCell(column + 1).numFmt = 'yyyy-mm-dd'
    added.commit()
  }
  await book.commit()
}
