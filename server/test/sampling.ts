/**
 * Exhaustive matrices: `npm test` takes some of the combinations, others each day; `npm run test:full` takes all of
 * them. `SAMPLE_SEED=<number>` repeats the choice of another day.
 */
const isFull = process.env['TEST_FULL'] === '1'
export const sampleSeed = Number(process.env['SAMPLE_SEED'] ?? Math.floor(Date.now() / 86_400_000))

/** Says of one combination after the other whether it is taken: about one in `oneIn`, in no step with any dimension. */
export function sampler(oneIn: number, full = isFull): () => boolean {
  let turn = 0
  return () => {
    turn += 1
    return full || mixed(turn) % oneIn === 0
  }
}

function mixed(turn: number): number {
  let bits = Math.imul(turn ^ Math.imul(sampleSeed, 0x9e3779b1), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
