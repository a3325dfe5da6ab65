import { webpOf } from '#kit/files/webp.ts'

const sizes = { large: { side: 1600, quality: 82 }, small: { side: 480, quality: 78 } } as const

/** Sizes of a picture: for the page of goods and for lists. */
export async function sizesOf(path: string): Promise<Record<keyof typeof sizes, Buffer>> {
  return { large: await webpOf(path, sizes.large), small: await webpOf(path, sizes.small) }
}
