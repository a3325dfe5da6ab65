import { randomInt } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'

/** Size of the piece with its tabs, and its margin from the upper and lower edge. */
export const pieceSize = 50

/** Jigsaw piece: a tab on one side of each axis and a notch on the opposite one, all slightly off the middle. */
interface Shape {
  readonly tabRight: boolean
  readonly tabBelow: boolean
  /** Offset of each bulge from the middle of its side: top, right, bottom, left. */
  readonly shifts: readonly number[]
}
export interface Hole extends Shape {
  readonly x: number
  readonly y: number
}
export const newShape = (): Shape => ({
  tabRight: randomInt(2) === 1,
  tabBelow: randomInt(2) === 1,
  shifts: Array.from({ length: 4 }, () => randomInt(-5, 6)),
})

const bulge = 9
const radius = 6.2
/** Margin for the outline. */
const rim = 1
const body = pieceSize - bulge - 2 * rim

/** Traces the outline clockwise from the upper left corner of the body. */
export function traceShape(pen: SKRSContext2D, { tabRight, tabBelow, shifts, x, y }: Hole) {
  const left = x + rim + (tabRight ? 0 : bulge)
  const top = y + rim + (tabBelow ? 0 : bulge)
  const corners = [
    [left, top],
    [left + body, top],
    [left + body, top + body],
    [left, top + body],
  ] as const
  const tabs = [!tabBelow, tabRight, tabBelow, !tabRight]
  pen.beginPath()
  pen.moveTo(left, top)
  for (const [side, [fromX, fromY]] of corners.entries()) {
    const along = (side * Math.PI) / 2
    const [ux, uy] = [Math.round(Math.cos(along)), Math.round(Math.sin(along))]
    const middle = body / 2 + shifts[side]!
    // Bulge: a circle cut by the side; a notch is the half inside the body.
    const isTab = tabs[side]!
    const out = (isTab ? 1 : -1) * (bulge - radius)
    const half = Math.acos((bulge - radius) / radius)
    const outward = along - Math.PI / 2
    const away = isTab ? outward : outward + Math.PI
    const turn = (isTab ? 1 : -1) * (Math.PI - half)
    pen.arc(fromX + ux * middle + uy * out, fromY + uy * middle - ux * out, radius, away - turn, away + turn, !isTab)
    const [toX, toY] = corners[(side + 1) % 4]!
    pen.lineTo(toX, toY)
  }
  pen.closePath()
}
