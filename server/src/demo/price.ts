import type { Random } from './random.ts'

/** Price in ten-thousandths of a yuan, with the number of decimals shown. */
export interface Price {
  units: number
  places: 2 | 4
}

export function priceText({ units, places }: Price): string {
  const left = places === 2 ? Math.round(units / 100) : units
  const digits = String(left).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Logarithmically distributed in the range. */
export function priceWithin(random: Random, from: number, to: number): number {
  return from * Math.exp(random.next() * Math.log(to / from))
}

/** Rounds yuan like retail prices: 4.3750, 4.60, 36.50, 268.00, 5290.00. */
export function shopPrice(yuan: number, isFine: boolean): Price {
  if (yuan < 20 && isFine) return { units: Math.max(500, Math.round(yuan * 400) * 25), places: 4 }
  const step = yuan < 10 ? 0.1 : yuan < 100 ? 0.5 : yuan < 1000 ? 1 : 10
  return { units: Math.max(1000, Math.round(Math.round(yuan / step) * step * 10_000)), places: 2 }
}

/** Rounds yuan like price tags: 4.30, 16.80, 128.00, 1280.00. */
export function tagPrice(yuan: number): Price {
  const step = yuan < 200 ? 1 : yuan < 1000 ? 2 : 10
  const tag =
    yuan < 10 ? Math.round(yuan * 10) / 10 : yuan < 100 ? Math.round(yuan) - 0.2 : Math.round(yuan / step) * step
  return { units: Math.round(tag * 10_000), places: 2 }
}

/** Share of a price, at least one unit of the last decimal below it. */
export function below(price: Price, share: number): Price {
  const step = price.places === 2 ? 100 : 1
  const units = Math.round((price.units * share) / step) * step
  return { units: Math.max(step, Math.min(units, price.units - step)), places: price.places }
}
