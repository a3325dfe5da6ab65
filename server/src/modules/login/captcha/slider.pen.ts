import { randomInt } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { randomBetween } from '../random.ts'

/** Random puzzle backgrounds, 400 × 200: none repeats, so bots cannot learn them. */
export const width = 400
export const height = 200

export const oneOf = <T>(list: readonly T[]): T => list[randomInt(list.length)]!
export const times = (count: number, draw: (index: number) => void) => {
  for (let index = 0; index < count; index++) draw(index)
}

export interface Palette {
  readonly sky: number
  readonly land: number
  readonly spark: number
  readonly isNight: boolean
}
export const colour = (hue: number, saturation: number, light: number, alpha = 1) =>
  `hsla(${hue}, ${saturation}%, ${light}%, ${alpha})`

export function disc(pen: SKRSContext2D, x: number, y: number, radius: number) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

/** Fills the area below a line through the picture. */
export function fillBelow(pen: SKRSContext2D, step: number, heightAt: (x: number) => number) {
  pen.beginPath()
  pen.moveTo(-step, height)
  for (let x = -step; x <= width + step; x += step) pen.lineTo(x, heightAt(x))
  pen.lineTo(width + step, height)
  pen.fill()
}

/** Sum of two waves whose period is longer than the picture. */
export function swell(low: number, high: number) {
  const [first, second, at, then] = [
    randomBetween(40, 90),
    randomBetween(18, 35),
    randomBetween(0, 9),
    randomBetween(0, 9),
  ]
  const middle = (low + high) / 2
  return (x: number) => middle + ((high - low) / 3) * (Math.sin(x / first + at) + 0.5 * Math.sin(x / second + then))
}
