import { open } from 'node:fs/promises'
import { refuse } from '#kit/refusal.ts'
import { endingOf, isPicture, violationOfContent, officePart } from './upload.rules.ts'
import { openZipFile } from '#kit/spreadsheet/files.ts'

const maxPixels = 50_000_000

/**
 * Verifies the content of an upload. Refuses content that does not match the extension (`upload.content`), pictures of
 * more than 50 million pixels (`upload.pixels`), and Office documents with macros (`upload.content`).
 */
export async function proveContent(path: string, ending: string): Promise<void> {
  const violation = violationOfContent(await headOf(path), ending)
  if (violation) refuse(violation)
  if (isPicture(ending)) await provePicture(path, ending)
  const part = officePart[ending]
  if (part) await proveOffice(path, part)
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function provePicture(path: string, ending: string) {
  // Lazy: a large library that only pictures need.
  const { default: sharp } = await import('sharp')
  const { format, width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('upload.content'))
  if (format !== (ending === '.png' ? 'png' : 'jpeg')) refuse('upload.content')
  if (width * height > maxPixels) refuse('upload.pixels', { n: maxPixels / 10_000 })
}

async function proveOffice(path: string, part: string) {
  const zip = await openZipFile(path)
  // Names of parts are compared without case, and the main part may have another name in its folder.
  const names = [...zip.entries.keys()].map((name) => name.replaceAll('\\', '/').toLowerCase())
  const folder = part.slice(0, part.indexOf('/') + 1)
  const isOffice = names.includes('[content_types].xml') && names.some((name) => name.startsWith(folder))
  const isActive = names.some((name) => endingOf(name) === '.bin' && /vbaproject|macrosheet/i.test(name))
  const isAstray = names.some((name) => /^[/\\]|(^|[/\\])\.\.([/\\]|$)/.test(name))
  if (!isOffice || isActive || isAstray) refuse('upload.content')
}
