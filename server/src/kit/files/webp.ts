import { refuse } from '#kit/refusal.ts'

interface WebpSize {
  /** No side of it is longer. */
  readonly side: number
  readonly quality: number
}

/** A picture as it is shown, upright, in WebP, without what a camera wrote into it: place, time, device. */
export async function webpOf(path: string, { side, quality }: WebpSize): Promise<Buffer> {
  // Large, and only pictures need it.
  const { default: sharp } = await import('sharp')
  return sharp(path)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
    .catch(() => refuse('picture.unreadable'))
}
