import { open } from 'node:fs/promises'
import { refuse } from '#kit/refusal.ts'
import { endingOf, isPicture, violationOfContent, officePart } from './upload.rules.ts'
import { openZip } from '#kit/spreadsheet/zip.ts'

const mostPixels = 50_000_000

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
  if (width * height > mostPixels) refuse('upload.pixels', { n: mostPixels / 10_000 })
}

async function proveOffice(path: string, part: string) {
  const zip = await openZip(path)
  const names = [...zip.entries.keys()]
  const isOffice = names.includes('[Content_Types].xml') && names.includes(part)
  const isActive = names.some((name) => endingOf(name) === '.bin' && /vbaproject|macrosheet/i.test(name))
  const isAstray = names.some((name) => /^[/\\]|(^|[/\\])\.\.([/\\]|$)/.test(name))
  if (!isOffice || isActive || isAstray) refuse('upload.content')
}
