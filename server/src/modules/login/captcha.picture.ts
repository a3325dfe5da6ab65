import { randomInt } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'

/**
 * A picture code that needs no font: each sign is a few strokes on a 4 × 6 grid, bent, turned and crossed by noise.
 * Signs that are easily taken for one another (0 O, 1 I, 5 S, 8 B) are not among them.
 */
const strokes: Record<string, string> = {
  '2': '01 10 30 41 42 06 46',
  '3': '00 40 23 43 45 36 16 05',
  '4': '36 30 04 44',
  '6': '30 10 02 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '9': '43 13 02 01 10 30 41 45 36 16',
  A: '06 20 46 34 14',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 03 33 03 06 46',
  F: '40 00 03 33 03 06',
  H: '00 06 03 43 40 46',
  K: '00 06 04 40 13 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03 23 46',
  T: '00 40 20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46 23 40 06',
  Y: '00 23 40 23 26',
  Z: '00 40 06 46',
}
const signs = Object.keys(strokes)
const between = (low: number, high: number) => low + (randomInt(1000) / 1000) * (high - low)

export const newCode = (length = 4): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

/** Dots of the picture for one of the page: phones have fine screens. */
const density = 2

/** PNG, to be shown 120 × 44. */
export async function drawCode(code: string): Promise<Buffer> {
  // Comes with the first picture: a server that shows none does without it.
  const { createCanvas } = await import('@napi-rs/canvas')
  const canvas = createCanvas(120 * density, 44 * density)
  const pen = canvas.getContext('2d')
  pen.scale(density, density)
  pen.fillStyle = '#f1f2f4'
  pen.fillRect(0, 0, 120, 44)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (let line = 0; line < 5; line++) drawNoise(pen)
  for (const [index, sign] of code.split('').entries()) drawSign(pen, sign, 14 + index * 26)
  return canvas.toBuffer('image/png')
}

function drawNoise(pen: SKRSContext2D) {
  pen.strokeStyle = `hsl(${randomInt(360)} 30% ${randomInt(50, 75)}%)`
  pen.lineWidth = between(0.8, 1.8)
  pen.beginPath()
  pen.moveTo(between(-5, 20), between(0, 44))
  pen.bezierCurveTo(
    between(20, 60),
    between(-10, 54),
    between(50, 100),
    between(-10, 54),
    between(100, 125),
    between(0, 44),
  )
  pen.stroke()
}

function drawSign(pen: SKRSContext2D, sign: string, left: number) {
  const bend = between(-1.6, 1.6)
  const size = between(3.6, 4.6)
  pen.save()
  pen.translate(left + between(-2, 3), 9 + between(-3, 3))
  pen.rotate(between(-0.3, 0.3))
  pen.strokeStyle = `hsl(${randomInt(360)} 45% ${randomInt(22, 40)}%)`
  pen.lineWidth = between(2, 3)
  pen.beginPath()
  for (const [index, point] of (strokes[sign] ?? '').split(' ').entries()) {
    const [column, row] = [Number(point[0]), Number(point[1])]
    const x = column * size + Math.sin(row * 1.1) * bend + between(-0.5, 0.5)
    const y = row * size + Math.cos(column) * bend + between(-0.5, 0.5)
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.stroke()
  pen.restore()
}
