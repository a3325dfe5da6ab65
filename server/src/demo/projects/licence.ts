import { createHash } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { insertFile } from '#modules/files/index.ts'
import type { Seals } from '#modules/sourcing/index.ts'

/** Big-endian UTF-16, as the encoding of the built-in Chinese PDF font requires. */
const encoded = (line: string): string => Buffer.from(line, 'utf16le').swap16().toString('hex')

/** Minimal PDF with some lines, in a built-in font of PDF readers. */
export function pageOf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `<${encoded(line)}> Tj T*`).join('\n')
  const text = `BT /F 16 Tf 28 TL 72 740 Td\n${shown}\nET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 6 0 R>>',
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[5 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}

/** Uploads a page; returns the reference to attach it with. */
export async function uploadPage(
  tx: Tx,
  actor: Actor,
  name: string,
  lines: readonly string[],
  { contents }: Pick<Seals, 'contents'>,
): Promise<string> {
  const page = pageOf([...lines, '本文件为演示数据'])
  const sha256 = createHash('sha256').update(page).digest('hex')
  const facts = { size: page.length, sha256, type: 'application/pdf' }
  const key = await contents.put(page, facts)
  await insertFile(tx, actor, { key, name, ...facts }, null)
  return key
}

/** Uploads the licence of a supplier; returns the reference to attach it with. */
export async function uploadLicence(
  tx: Tx,
  actor: Actor,
  {
    name,
    creditCode,
    title = '营业执照',
  }: { readonly name: string; readonly creditCode: string; readonly title?: string },
  seals: Pick<Seals, 'contents'>,
): Promise<string> {
  const lines = [`${title}（副本）`, `名称：${name}`, `统一社会信用代码：${creditCode}`]
  return uploadPage(tx, actor, `${title}副本.pdf`, lines, seals)
}
