import { inflateSync } from 'node:zlib'

/** Text fragment, in points from the lower left corner of its page. */
export interface PdfText {
  readonly left: number
  readonly right: number
  readonly baseline: number
}

/** Text fragments of each page of a PDF made by pdfmake, whose fonts have two bytes a glyph and a table of widths. */
export function textsOf(pdf: Uint8Array): PdfText[][] {
  const file = Buffer.from(pdf).toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(?<=^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, number, body]) => [number!, body!]),
  )
  const at = (text: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? ''
  const widths = new Map<string, readonly number[]>()
  const widthsOf = (font: string): readonly number[] => {
    const known = widths.get(font)
    if (known) return known
    const inner = /\/DescendantFonts \[(\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? ''
    const own = objects.get(inner) ?? ''
    const list = /\/W (?:(\d+) 0 R|(\[.*\]))/s.exec(own)
    const text = list?.[1] === undefined ? (list?.[2] ?? '') : (objects.get(list[1]) ?? '')
    const ownWidths = (/\[0 \[([^\]]*)\]/.exec(text)?.[1] ?? '').trim().split(/\s+/).map(Number)
    widths.set(font, ownWidths)
    return ownWidths
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(`${body}\n`))
  return pages.map((page) => {
    const fonts = fontsOf(objects.get(at(page, 'Resources')) ?? page)
    return piecesIn(contentOf(objects.get(at(page, 'Contents')) ?? ''), (name) => widthsOf(fonts.get(name) ?? ''))
  })
}

const fontsOf = (resources: string) =>
  new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => [name!, number!]))

function contentOf(body: string): string {
  const begin = body.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(body.slice(begin, body.lastIndexOf('\nendstream')), 'latin1')
  return inflateSync(bytes).toString('latin1')
}

/** pdfmake flips the coordinates of the page and flips each text back, so the positions in `Tm` count from below. */
function piecesIn(content: string, widthsOf: (font: string) => readonly number[]): PdfText[] {
  const pieces = content.matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/(F\d+) ([\d.]+) Tf\n.*?\[(.*?)\] TJ/gs)
  return [...pieces].map(([, x, y, font, size, shown]) => {
    const widths = widthsOf(font!)
    const glyphs = [...shown!.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
    const units = glyphs.reduce((sum, glyph) => sum + (widths[Number.parseInt(glyph, 16)] ?? Number.NaN), 0)
    // The numbers between glyphs are kerning adjustments.
    const kerning = [...shown!.matchAll(/> (-?[\d.]+)/g)].reduce((sum, [, by]) => sum + Number(by), 0)
    return { left: Number(x), right: Number(x) + ((units - kerning) * Number(size)) / 1000, baseline: Number(y) }
  })
}
