import { type Area, type CropRule, placement, type Size, sizeOfResult, type Turn } from './crop.ts'

/** Quality of re-encoded photographs, 0 to 1. */
const quality = 0.92

/** Displayed size of a picture, with its EXIF orientation; undefined if it cannot be decoded. */
export async function sizeOfPicture(file: File): Promise<Size | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const size = { width: picture.width, height: picture.height }
    picture.close()
    return size
  } catch {
    return undefined
  }
}

/**
 * Crops a picture to a file of the same name and type. Uses asynchronous decoding and encoding (OffscreenCanvas), so
 * that the page stays responsive with large photographs.
 */
export async function cropPicture(file: File, area: Area, turn: Turn, { maxPixels }: CropRule): Promise<File> {
  const picture = await createImageBitmap(file)
  const result = sizeOfResult(area, maxPixels)
  const canvas = new OffscreenCanvas(result.width, result.height)
  const context = canvas.getContext('2d')!
  const { x, y, radians, scale } = placement(picture, turn, area, result)
  context.imageSmoothingQuality = 'high'
  context.translate(x, y)
  context.rotate(radians)
  context.scale(scale, scale)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  picture.close()
  const content = await canvas.convertToBlob({ type: file.type, quality })
  return new File([content], file.name, { type: content.type, lastModified: file.lastModified })
}
