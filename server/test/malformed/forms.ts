import { notUtf8 } from '#test/hostileStrings.ts'
import type { RawPart } from '#test/upload.ts'

const file = (disposition: string): RawPart => ({
  header: `Content-Disposition: form-data; ${disposition}\r\nContent-Type: application/octet-stream`,
  content: Buffer.from('货号\nA1\n'),
})
const field = (name: string, content: string, type = 'text/plain'): RawPart => ({
  header: `Content-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}`,
  content,
})

/** Invalid encodings by name; an invalid field is tested before and after a file with a valid name. */
export function misencoded(ending: string): readonly (readonly [what: string, parts: readonly RawPart[]])[] {
  const plain = file(`name="file"; filename="a${ending}"`)
  const utf16 = [...ending].map((letter) => `${letter}%00`).join('')
  const inBytes = notUtf8.flatMap((bytes) => {
    const fields = [field(`no${bytes}te`, 'a'), field('note', `a${bytes}`), field('id', `1${bytes}`)]
    return [
      ['name of the file', [file(`name="file"; filename="a${bytes}${ending}"`)]] as const,
      ['name with an escape', [file(`name="file"; filename="a\\"${bytes}${ending}"`)]] as const,
      ["name of the file's field", [file(`name="fi${bytes}le"; filename="a${ending}"`)]] as const,
      ...fields.flatMap((one) => [['field after', [plain, one]] as const, ['field before', [one, plain]] as const]),
    ]
  })
  return [
    ...inBytes,
    ['percent-encoded name', [file(`name="file"; filename*=utf-8''a%ff${ending}`)]],
    ['half of a pair in UTF-16', [file(`name="file"; filename*=utf-16le''a%00%00%d8${utf16}`)]],
    ['half of a pair in a field', [plain, field('note', 'a\0\0\xd8', 'text/plain; charset=utf-16le')]],
  ]
}

/** Valid text, but not a form with a single file. */
export function misshapen(
  ending: string,
): readonly (readonly [what: string, code: number, parts: readonly RawPart[]])[] {
  const plain = file(`name="file"; filename="a${ending}"`)
  const json = (text: string) => field('note', text, 'application/json')
  return [
    ['a file without a name', 1024, [file('name="file"')]],
    ['a field without a name', 1000, [{ header: 'Content-Disposition: form-data', content: 'a' }, plain]],
    ['a field that is JSON', 1000, [json('{"a":1}'), plain]],
    ['a field that cannot become a text', 1000, [json('{"toString":1}'), plain]],
    ['a field that is null', 1000, [plain, json('null')]],
  ]
}
