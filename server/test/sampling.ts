/**
 * Sampling of exhaustive test matrices: `npm test` runs some of the combinations, different ones each day; `npm run
 * test:full` runs all of them. `SAMPLE_SEED=<number>` repeats the selection of another day.
 */
export const isFull = process.env['TEST_FULL'] === '1'
export const sampleSeed = Number(process.env['SAMPLE_SEED'] ?? Math.floor(Date.now() / 86_400_000))

/** Decides for each combination whether it is taken: about one in `oneIn`, independently of the dimensions. */
export function sampler(oneIn: number, full = isFull): () => boolean {
  let counter = 0
  return () => {
    counter += 1
    return full || hashed(counter) % oneIn === 0
  }
}

function hashed(counter: number): number {
  let bits = Math.imul(counter ^ Math.imul(sampleSeed, 0x9e3779b1), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
