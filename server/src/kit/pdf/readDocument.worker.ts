import { parentPort, workerData } from 'node:worker_threads'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { getDocumentProxy, renderPageAsImage } from 'unpdf'
import type { PlacedText, ReadDocument, ReadResult } from './readDocument.ts'

/** Reading of uploaded documents in a thread, because they are made by others and rendering takes long. */
const maxPages = 20
/** Longer side of the rendered page, in pixels; a QR code is read down to a few pixels for each module. */
const maxPixels = 2000
const maxTexts = 5000

async function codeIn(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture, { limitInputPixels: 40_000_000 })
    .resize({ width: maxPixels, height: maxPixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The package is CommonJS, whose default export is wrapped once more in some loaders.
  const read = (jsqr as unknown as { readonly default?: typeof jsqr }).default ?? jsqr
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
}

async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const pdf = await getDocumentProxy(bytes.slice())
  if (pdf.numPages > maxPages) throw new Error('too many pages')
  const page = await pdf.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const texts: PlacedText[] = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x = 0, y = 0] = item.transform as number[]
    return [{ text: item.str.trim(), x, y }]
  })
  const picture = await renderPageAsImage(bytes.slice(), 1, {
    canvasImport: () => import('@napi-rs/canvas'),
    scale: Math.min(2.5, maxPixels / Math.max(width, height)),
  })
  return { texts: texts.slice(0, maxTexts), width, code: await codeIn(new Uint8Array(picture)) }
}

const bytes = workerData as Uint8Array
const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
const reading = isPdf ? readPdf(bytes) : codeIn(bytes).then((code) => ({ texts: [], width: 0, code }))
reading.then(
  (read) => parentPort?.postMessage(read satisfies ReadResult),
  (error: Error) => parentPort?.postMessage({ error: error.message } satisfies ReadResult),
)
