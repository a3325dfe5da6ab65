import { interpolate } from '../../e2e/messages.ts'
import { press } from './interactions.ts'
import type { PageToCapture } from './pageToCapture.ts'

const list = (words: string, more = '') => `/showMallProductList?searchWords=${encodeURIComponent(words)}${more}`

/** Searches with corrections, relaxations, or no results. */
export const searchPages: readonly PageToCapture[] = [
  {
    name: 'showMallProductList-corrected',
    role: 'buyer',
    address: list('安全冒'),
    shows: ({ search }, page) => page.getByText(interpolate(search.notes.corrected, { words: '安全冒' })),
  },
  {
    name: 'showMallProductList-dropped',
    role: 'buyer',
    address: list('安全帽 紫水晶 48 信道'),
    shows: ({ search }, page) => page.getByText(search.notes.dropped),
  },
  {
    name: 'showMallProductList-synonyms',
    role: 'buyer',
    address: list('签字笔'),
    shows: ({ search }, page) => page.getByText(interpolate(search.notes.expanded, { words: '' })),
  },
  {
    name: 'showMallProductList-chosen',
    role: 'buyer',
    address: list('安全帽', '&priceFrom=20&priceTo=60&inStock=true'),
    shows: ({ catalogue }, page) =>
      page.getByText(catalogue.list.chosen).or(page.getByText(interpolate(catalogue.list.filtersSet, { total: 2 }))),
  },
  {
    name: 'showMallProductList-filtered',
    role: 'buyer',
    address: list('办公椅', '&priceTo=0.01'),
    shows: ({ search }, page) => page.getByText(interpolate(search.none.narrowed, { words: '办公椅' })),
  },
  {
    name: 'showMallProductList-failed',
    role: 'buyer',
    address: list('没有这样的商品'),
    failingRequests: '**/searchAlternatives',
    shows: ({ common }) => common.trouble.part,
  },
  {
    name: 'showMallProductList-picture',
    role: 'buyer',
    address: list('防护手套', '&imgStatus=1'),
    shows: ({ byPicture }, page) => page.getByRole('button', { name: byPicture.end }),
  },
  {
    name: 'mall-picture',
    role: 'buyer',
    address: '/mall',
    interact: (page, { catalogue }) => press(page, catalogue.search.byPicture),
    shows: ({ byPicture }, page) => page.getByRole('dialog', { name: byPicture.title }),
  },
  {
    name: 'showMallProductList-long',
    role: 'buyer',
    address: list('没有这样的商品'.repeat(14)),
    shows: ({ search }, page) => page.getByText(search.none.popular),
  },
]
