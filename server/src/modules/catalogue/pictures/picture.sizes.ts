import { webpOf } from '#kit/files/webp.ts'

const sizes = { large: { side: 1600, quality: 82 }, small: { side: 480, quality: 78 } } as const

/** A picture of goods as its page and as lists show it. */
export async function sizesOf(path: string): Promise<Record<keyof typeof sizes, Buffer>> {
  return { large: await webpOf(path, sizes.large), small: await webpOf(path, sizes.small) }
}
