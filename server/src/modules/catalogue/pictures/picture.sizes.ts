import { refuse } from '#kit/refusal.ts'

const sizes = { large: { side: 1600, quality: 82 }, small: { side: 480, quality: 78 } } as const

/** A picture as it is shown, upright, in WebP, without what a camera wrote into it: place, time, device. */
export async function sizesOf(path: string): Promise<Record<keyof typeof sizes, Buffer>> {
  // Large, and only pictures need it.
  const { default: sharp } = await import('sharp')
  const sized = ({ side, quality }: (typeof sizes)['large' | 'small']) =>
    sharp(path)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
      .catch(() => refuse('picture.unreadable'))
  return { large: await sized(sizes.large), small: await sized(sizes.small) }
}
