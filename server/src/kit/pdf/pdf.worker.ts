import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { PdfDocument, PdfResult, PdfRequest } from './pdf.ts'
import { type FontName, rare, readFont, regular, runsOf, symbols } from './pdf.fonts.ts'

/**
 * PDF rendering in a worker thread, off the main thread. File and URL access are disabled (SSRF guard); the fonts are
 * preloaded, but for that of rare characters.
 */
pdfmake.virtualfs.writeFileSync('regular.ttf', regular)
pdfmake.virtualfs.writeFileSync('semibold.ttf', readFont('NotoSansSC-SemiBold.ttf'))
pdfmake.virtualfs.writeFileSync('symbols.ttf', symbols)
let hasRare = false
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)

const grey = '#5b6472'
const stampRed = '#c8102e'

pdfmake.setTableLayouts({
  stamp: {
    hLineWidth: () => 1.5,
    vLineWidth: () => 1.5,
    hLineColor: () => stampRed,
    vLineColor: () => stampRed,
  },
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

/** Text in the fonts that have its characters. */
function inFonts(text: string): unknown {
  const runs = runsOf(text)
  if (runs.every(({ font }) => font === 'sans')) return text
  if (!hasRare && runs.some(({ font }) => font === 'rare')) {
    pdfmake.virtualfs.writeFileSync('rare.ttf', rare())
    hasRare = true
  }
  return runs.map(({ text: part, font }) => (font === 'sans' ? part : { text: part, font }))
}

/**
 * Text in its fonts, with breaks inside words that are wider than their column, which would otherwise overlap the next
 * one.
 */
function breakable(node: unknown): unknown {
  if (typeof node === 'string') {
    const text = inFonts(node)
    if (longWord.test(node)) return { text, wordBreak: 'break-all' }
    return text === node ? node : { text }
  }
  if (Array.isArray(node)) return node.map(breakable)
  if (typeof node !== 'object' || node === null) return node
  const { text, stack, columns, table } = node as Readonly<Record<string, unknown>>
  return {
    ...node,
    ...(typeof text === 'string' && longWord.test(text) ? { wordBreak: 'break-all' } : {}),
    ...(typeof text === 'string' ? { text: inFonts(text) } : {}),
    ...(Array.isArray(text) ? { text: breakable(text) } : {}),
    ...(stack === undefined ? {} : { stack: breakable(stack) }),
    ...(columns === undefined ? {} : { columns: breakable(columns) }),
    ...(table === undefined ? {} : { table: { ...table, body: breakable((table as { body: unknown }).body) } }),
  }
}

/** 100 × 150 mm in points. */
const labelSize = { width: 283.46, height: 425.2 }

const draw = ({ title, footer, header, content, page: paper, watermark }: PdfDocument): Promise<Uint8Array> => {
  // pdfmake replaces the font names by loaded fonts, so they are registered again for each document.
  const foot = breakable(footer)
  const top = header && {
    columns: [
      header.logo ? { image: header.logo, fit: [140, 30], width: 150 } : { text: '', width: 0 },
      { text: breakable(header.text), alignment: 'right', margin: [0, 8, 0, 0] },
    ],
    margin: [40, 20, 40, 0],
    fontSize: 8,
    color: grey,
  }
  const laidOut = content.map((each) => breakable(each) as object)
  const one = (file: string) => ({ normal: file, bold: file })
  pdfmake.setFonts({
    sans: { normal: 'regular.ttf', bold: 'semibold.ttf' },
    symbols: one('symbols.ttf'),
    ...(hasRare ? { rare: one('rare.ttf') } : {}),
  } satisfies Partial<Record<FontName, object>>)
  return pdfmake
    .createPdf({
      info: { title, creator: '百采 Baicai', producer: '百采 Baicai' },
      pageSize: paper === 'label' ? labelSize : 'A4',
      pageMargins: paper === 'label' ? [14, 14, 14, 14] : [40, header ? 64 : 44, 40, 52],
      defaultStyle: { font: 'sans', fontSize: 9, lineHeight: 1.25, color: '#1d2129' },
      styles: {
        title: { fontSize: 18, bold: true },
        section: { fontSize: 11, bold: true, margin: [0, 14, 0, 6] },
        label: { color: grey },
        head: { bold: true, color: grey },
        total: { fontSize: 12, bold: true },
      },
      ...(paper === 'label'
        ? {}
        : {
            ...(top ? { header: () => top } : {}),
            footer: (page: number, pages: number) => ({
              columns: [foot, { text: `${page} / ${pages}`, alignment: 'right' }],
              margin: [40, 14, 40, 0],
              fontSize: 8,
              color: grey,
            }),
          }),
      ...(watermark === undefined
        ? {}
        : { watermark: { text: watermark, font: 'sans', color: '#c8202f', opacity: 0.12, bold: true, angle: -35 } }),
      content: laidOut,
    })
    .getBuffer()
}

parentPort?.on('message', ({ id, document }: PdfRequest) => {
  draw(document).then(
    (pdf) => parentPort?.postMessage({ id, pdf } satisfies PdfResult),
    (error: Error) => parentPort?.postMessage({ id, error: error.message } satisfies PdfResult),
  )
})
