import type { Plane, Region } from './regions.rules.ts'

/** Decoded picture: three bytes (RGB) a pixel, in row-major order. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const imageMean = [0.485, 0.456, 0.406] as const
const imageDeviation = [0.229, 0.224, 0.225] as const
/** Line height of the recogniser in pixels; wider lines than `widestLine` take too much memory. */
export const lineHeight = 48
export const widestLine = 1600
const narrowestLine = 48

/** Input tensor of the detector: normalised blue, green and red planes. */
export function detectorInput({ width, height, data }: Pixels): Float32Array {
  const size = width * height
  const input = new Float32Array(3 * size)
  for (let at = 0; at < size; at++)
    for (let channel = 0; channel < 3; channel++)
      input[channel * size + at] = (data[at * 3 + 2 - channel]! / 255 - imageMean[channel]!) / imageDeviation[channel]!
  return input
}

export interface LineInput extends Plane {
  /** Width of the line itself; the rest is padding. */
  readonly used: number
}

/**
 * Crops a line from the picture, rotated to horizontal with bilinear interpolation, as input tensor of the recogniser.
 */
export function lineInput({ width, height, data }: Pixels, region: Region): LineInput {
  const scale = region.thickness / lineHeight
  const used = Math.min(widestLine, Math.max(narrowestLine / 2, Math.round(region.length / scale)))
  const wide = Math.max(narrowestLine, used)
  const size = wide * lineHeight
  const values = new Float32Array(3 * size)
  const [cos, sin] = [Math.cos(region.angle), Math.sin(region.angle)]
  const stepX = region.length / used
  for (let row = 0; row < lineHeight; row++)
    for (let column = 0; column < used; column++) {
      const u = (column + 0.5) * stepX - region.length / 2
      const v = (row + 0.5) * scale - region.thickness / 2
      const x = Math.min(width - 1, Math.max(0, region.x + u * cos - v * sin - 0.5))
      const y = Math.min(height - 1, Math.max(0, region.y + u * sin + v * cos - 0.5))
      const [left, top] = [Math.floor(x), Math.floor(y)]
      const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
      const [dx, dy] = [x - left, y - top]
      for (let channel = 0; channel < 3; channel++) {
        const from = (px: number, py: number) => data[(py * width + px) * 3 + 2 - channel]!
        const upper = from(left, top) * (1 - dx) + from(right, top) * dx
        const lower = from(left, bottom) * (1 - dx) + from(right, bottom) * dx
        values[channel * size + row * wide + column] = ((upper * (1 - dy) + lower * dy) / 255 - 0.5) / 0.5
      }
    }
  return { width: wide, height: lineHeight, values, used }
}

export interface ReadLine {
  readonly text: string
  /** Mean confidence of its characters, 0 to 1. */
  readonly confidence: number
}

/** CTC greedy decoding: takes the best class of each step, merges repetitions and drops blanks (class 0). */
export function decode(
  scores: Float32Array,
  steps: number,
  characters: readonly string[],
  gaps: readonly Gap[] = [],
): ReadLine {
  const classes = scores.length / steps
  let [text, sum, count, before, last] = ['', 0, 0, 0, 0]
  for (let step = 0; step < steps; step++) {
    let [best, score] = [0, -1]
    for (let each = 0; each < classes; each++) {
      const value = scores[step * classes + each]!
      if (value > score) [best, score] = [each, value]
    }
    if (best !== 0 && best !== before) {
      const character = characters[best - 1] ?? ' '
      const isGap = gaps.some(({ from, to }) => (last + 0.5) / steps < from && to < (step + 0.5) / steps)
      if (isGap && isBetweenWords(text.at(-1), character)) text += ' '
      text += character
      sum += score
      count++
    }
    if (best !== 0) last = step
    before = best
  }
  return { text, confidence: count === 0 ? 0 : sum / count }
}

/** Whether a gap is a space: Chinese has none, and the digit 1 has wide margins. */
const isBetweenWords = (before = '', after: string) =>
  /[\p{Script=Latin}\d]{2}/u.test(before + after) && !/^(?:1\d|\d1)$/.test(before + after)

/** Gap between two words: start and end as shares of the width. */
export interface Gap {
  readonly from: number
  readonly to: number
}

const narrowestGap = lineHeight * 0.14

/** Finds word gaps as columns without ink, because the recogniser often omits the spaces of small Latin text. */
export function gapsIn({ width, used, values }: LineInput): Gap[] {
  const [top, bottom] = [Math.round(lineHeight * 0.15), Math.round(lineHeight * 0.85)]
  const rows = Array.from({ length: bottom - top }, (_, row) => (top + row) * width)
  const background = middleOf(rows.flatMap((row) => Array.from(values.subarray(row, row + used))))
  const spread = Array.from(
    { length: used },
    (_, column) => rows.reduce((sum, row) => sum + Math.abs(values[row + column]! - background), 0) / rows.length,
  )
  const sorted = spread.toSorted((a, b) => a - b)
  const [blank, inked] = [sorted[Math.floor(used * 0.05)] ?? 0, sorted[Math.floor(used * 0.9)] ?? 0]
  const limit = blank + (inked - blank) * 0.12
  const runs: { readonly from: number; readonly to: number }[] = []
  for (let from = 0; from < used; from++) {
    let to = from
    while (to < used && spread[to]! <= limit) to++
    if (to > from) runs.push({ from, to })
    from = Math.max(from, to)
  }
  const usual = middleOf(runs.map(({ from, to }) => to - from))
  return runs
    .filter(({ from, to }) => to - from >= Math.max(narrowestGap, 2 * usual))
    .map(({ from, to }) => ({ from: from / width, to: to / width }))
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
