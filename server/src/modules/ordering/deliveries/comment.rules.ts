import { followUpDays } from '#contract/ordering/comments.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'

/** Scores of a rating level: good 4 and 5, middling 3, bad 1 and 2. */
export const scoresOf = (level: 'good' | 'middling' | 'bad' | undefined): readonly number[] =>
  level === 'good' ? [4, 5] : level === 'middling' ? [3] : level === 'bad' ? [1, 2] : [1, 2, 3, 4, 5]

const day = 24 * 3_600_000

/** Whether the period for a follow-up is over. */
export const isFollowUpOver = (createdAt: Date, now: Date): boolean =>
  now.getTime() > createdAt.getTime() + followUpDays * day

/** Whether operators check a text with this number of pictures before it is shown. */
export const waits = (check: OrderSettings['commentReview'], pictures: number): boolean =>
  check === 'all' || (check === 'pictures' && pictures > 0)

interface Counted {
  readonly score: number
  readonly count: number
}

/** Distribution of scores 1 to 5. */
export const spreadOf = (counts: readonly Counted[]): number[] =>
  [1, 2, 3, 4, 5].map((score) => counts.find((one) => one.score === score)?.count ?? 0)

/** Average score with one decimal; empty if there are no reviews. */
export function averageOf(counts: readonly Counted[]): string {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const points = counts.reduce((sum, { score, count }) => sum + score * count, 0)
  return all === 0 ? '' : (Math.round((points * 10) / all) / 10).toFixed(1)
}
