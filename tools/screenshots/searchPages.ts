import { press } from './interactions.ts'
import type { PageToCapture } from './pageToCapture.ts'

const list = (words: string, more = '') => `/showMallProductList?searchWords=${encodeURIComponent(words)}${more}`

/** Searches with corrections, relaxations, or no results. */
export const searchPages: readonly PageToCapture[] = [
  { name: 'showMallProductList-corrected', role: 'buyer', address: list('安全冒') },
  { name: 'showMallProductList-dropped', role: 'buyer', address: list('安全帽 紫水晶 48 信道') },
  { name: 'showMallProductList-synonyms', role: 'buyer', address: list('签字笔') },
  {
    name: 'showMallProductList-chosen',
    role: 'buyer',
    address: list('安全帽', '&priceFrom=20&priceTo=60&inStock=true'),
  },
  { name: 'showMallProductList-filtered', role: 'buyer', address: list('办公椅', '&priceTo=0.01') },
  {
    name: 'showMallProductList-failed',
    role: 'buyer',
    address: list('没有这样的商品'),
    failingRequests: '**/searchAlternatives',
  },
  { name: 'showMallProductList-picture', role: 'buyer', address: list('防护手套', '&imgStatus=1') },
  {
    name: 'mall-picture',
    role: 'buyer',
    address: '/mall',
    interact: (page, { catalogue }) => press(page, catalogue.search.byPicture),
  },
  { name: 'showMallProductList-long', role: 'buyer', address: list('没有这样的商品'.repeat(14)) },
]
