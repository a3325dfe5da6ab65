import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { PdfDocument, PdfResult, PdfRequest } from './pdf.ts'

/**
 * PDF rendering in a worker thread, off the main thread. File and URL access are disabled (SSRF guard); the two fonts
 * are preloaded.
 */
const fonts = new URL('../../../assets/fonts/', import.meta.url)
pdfmake.virtualfs.writeFileSync('regular.ttf', readFileSync(new URL('NotoSansSC-Regular.ttf', fonts)))
pdfmake.virtualfs.writeFileSync('semibold.ttf', readFileSync(new URL('NotoSansSC-SemiBold.ttf', fonts)))
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)

const grey = '#5b6472'

pdfmake.setTableLayouts({
  hairlines: {
    hLineWidth: (row: number) => (row === 0 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => '#d9dde3',
    paddingLeft: (column: number) => (column === 0 ? 0 : 6),
    paddingRight: (column: number, node: { table: { widths: unknown[] } }) =>
      column === node.table.widths.length - 1 ? 0 : 6,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
})

/**
 * Run of 25 or more characters without a break opportunity; Chinese characters are excluded, as they break anywhere.
 */
const longWord = /[^\s\u2E80-\u9FFF\uFF00-\uFFEF]{25,}/

/** Allows breaks inside words that are wider than their column, which would otherwise overlap the next one. */
function breakable(node: unknown): unknown {
  if (typeof node === 'string') return longWord.test(node) ? { text: node, wordBreak: 'break-all' } : node
  if (Array.isArray(node)) return node.map(breakable)
  if (typeof node !== 'object' || node === null) return node
  const { text, stack, columns, table } = node as Readonly<Record<string, unknown>>
  return {
    ...node,
    ...(typeof text === 'string' && longWord.test(text) ? { wordBreak: 'break-all' } : {}),
    ...(Array.isArray(text) ? { text: breakable(text) } : {}),
    ...(stack === undefined ? {} : { stack: breakable(stack) }),
    ...(columns === undefined ? {} : { columns: breakable(columns) }),
    ...(table === undefined ? {} : { table: { ...table, body: breakable((table as { body: unknown }).body) } }),
  }
}

const draw = ({ title, footer, content }: PdfDocument): Promise<Uint8Array> => {
  // pdfmake replaces the font names by loaded fonts, so they are registered again for each document.
  pdfmake.setFonts({ sans: { normal: 'regular.ttf', bold: 'semibold.ttf' } })
  return pdfmake
    .createPdf({
      info: { title, creator: '百采 Baicai', producer: '百采 Baicai' },
      pageSize: 'A4',
      pageMargins: [40, 44, 40, 52],
      defaultStyle: { font: 'sans', fontSize: 9, lineHeight: 1.25, color: '#1d2129' },
      styles: {
        title: { fontSize: 18, bold: true },
        section: { fontSize: 11, bold: true, margin: [0, 14, 0, 6] },
        label: { color: grey },
        head: { bold: true, color: grey },
        total: { fontSize: 12, bold: true },
      },
      footer: (page: number, pages: number) => ({
        columns: [footer, { text: `${page} / ${pages}`, alignment: 'right' }],
        margin: [40, 14, 40, 0],
        fontSize: 8,
        color: grey,
      }),
      content: content.map((each) => breakable(each) as object),
    })
    .getBuffer()
}

parentPort?.on('message', ({ id, document }: PdfRequest) => {
  draw(document).then(
    (pdf) => parentPort?.postMessage({ id, pdf } satisfies PdfResult),
    (error: Error) => parentPort?.postMessage({ id, error: error.message } satisfies PdfResult),
  )
})
