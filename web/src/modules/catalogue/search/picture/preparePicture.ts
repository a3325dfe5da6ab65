/** The text of a label is legible at this size, and the upload is fast. */
const maxSide = 1600
const maxBytes = 2 * 1024 * 1024
const quality = 0.9

/** The browser cannot decode the file. */
export class UnreadablePicture extends Error {}

/** Size to which a picture is scaled; undefined: unchanged. */
export function sizeToSend(
  { width, height }: { readonly width: number; readonly height: number },
  { type, size }: { readonly type: string; readonly size: number },
): { readonly width: number; readonly height: number } | undefined {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const isTaken = type === 'image/jpeg' || type === 'image/png'
  if (scale === 1 && isTaken && size <= maxBytes) return undefined
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Prepares the picture: JPEG or PNG, upright, scaled down, without EXIF data. */
export async function preparePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture()
  })
  try {
    const size = sizeToSend(picture, file)
    if (!size) return new File([file], file.type === 'image/png' ? 'image.png' : 'image.jpg', { type: file.type })
    const canvas = new OffscreenCanvas(size.width, size.height)
    const context = canvas.getContext('2d')!
    context.fillStyle = 'white'
    context.fillRect(0, 0, size.width, size.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, size.width, size.height)
    return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality })], 'image.jpg', { type: 'image/jpeg' })
  } finally {
    picture.close()
  }
}
