import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { mall as zh } from '../../zh-CN/catalogue/mall.ts'

export const mall: SameKeys<typeof zh> = {
  title: 'Mall',
  banners: 'Featured',
  banner: 'Slide {{place}} of {{total}}',
  pause: 'Pause',
  play: 'Play',
  next: 'Next slide',
  previous: 'Previous slide',
  agreements: {
    eyebrow: 'Framework agreements',
    headline: 'Negotiate once,\nbuy group-wide',
    text: 'Pre-negotiated prices, no quotes needed.',
    go: 'View products',
  },
  all: {
    eyebrow: 'The mall',
    headline: 'Everything\nin one place',
    text: 'Office, safety, tools and spare parts in a single cart.',
    go: 'View all products',
  },
  best: {
    eyebrow: 'Best sellers',
    headline: 'See what your\ncolleagues buy',
    text: 'Ranked by actual purchases, updated in real time.',
    go: 'View best sellers',
  },
  todo: 'My tasks',
  undo: 'To approve',
  approving: 'Pending approval',
  accepting: 'Awaiting acceptance',
  receiving: 'Awaiting receipt',
  commenting: 'Awaiting review',
  short: {
    undo: 'To approve',
    approving: 'Approval',
    accepting: 'Acceptance',
    receiving: 'Receipt',
    commenting: 'Review',
  },
  brands: 'Popular brands',
  agreementGoods: 'Agreement products',
  agreementReason: 'Order directly at agreement prices',
  hot: 'Best sellers',
  view: 'Categories of {{name}}',
}
