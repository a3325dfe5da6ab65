import { refuse } from '#kit/refusal.ts'

interface WebpSize {
  /** Maximum length of each side in pixels. */
  readonly side: number
  readonly quality: number
}

/**
 * Converts a picture to WebP: rotated upright, resized, and without EXIF metadata such as place, time and device.
 * Refuses with `picture.unreadable`.
 */
export async function webpOf(path: string, { side, quality }: WebpSize): Promise<Buffer> {
  // Lazy: a large library that only pictures need.
  const { default: sharp } = await import('sharp')
  return sharp(path)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
    .catch(() => refuse('picture.unreadable'))
}
