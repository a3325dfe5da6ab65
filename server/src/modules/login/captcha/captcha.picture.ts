import { randomInt } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { randomBetween } from '../random.ts'
import { strokes } from './captcha.glyphs.ts'

/** Device pixel ratio: sharp on phones. */
const density = 2
const width = 120
const height = 44

/** Renders the captcha as a data URL, to be displayed at 120 × 44. */
export async function renderCaptcha(code: string): Promise<string> {
  // Lazy import: a server that renders no captcha never loads it.
  const { createCanvas } = await import('@napi-rs/canvas')
  const canvas = createCanvas(width * density, height * density)
  const pen = canvas.getContext('2d')
  pen.scale(density, density)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  drawBackground(pen)
  const colours = code.split('').map(() => `hsl(${randomInt(360)}, ${randomInt(35, 65)}%, ${randomInt(24, 40)}%)`)
  const wave = newWave()
  for (const [index, glyph] of code.split('').entries()) drawGlyph(pen, glyph, 15 + index * 26, colours[index]!, wave)
  for (const colour of colours.slice(0, 2)) drawLine(pen, colour)
  drawSpecks(pen, colours)
  // JPEG costs a tenth of PNG, off the event loop.
  return `data:image/jpeg;base64,${(await canvas.encode('jpeg', 80)).toString('base64')}`
}

function drawBackground(pen: SKRSContext2D) {
  const background = pen.createLinearGradient(0, randomBetween(0, height), width, randomBetween(0, height))
  for (const stop of [0, 0.5, 1])
    background.addColorStop(stop, `hsl(${randomInt(360)}, ${randomInt(15, 40)}%, ${randomInt(86, 94)}%)`)
  pen.fillStyle = background
  pen.fillRect(0, 0, width, height)
  for (let patch = 0; patch < 5; patch++) {
    pen.fillStyle = `hsla(${randomInt(360)}, 45%, ${randomInt(60, 80)}%, 0.35)`
    pen.beginPath()
    pen.ellipse(
      randomBetween(0, width),
      randomBetween(0, height),
      randomBetween(6, 22),
      randomBetween(4, 14),
      randomBetween(0, 3),
      0,
      2 * Math.PI,
    )
    pen.fill()
  }
}

type Wave = (x: number, y: number) => readonly [x: number, y: number]

/** Random wave distortion of the whole picture. */
function newWave(): Wave {
  const [acrossLength, downLength] = [randomBetween(7, 13), randomBetween(5, 9)]
  const [across, down] = [randomBetween(1.4, 2.6), randomBetween(1.2, 2.2)]
  const [acrossAt, downAt] = [randomBetween(0, 6.3), randomBetween(0, 6.3)]
  return (x, y) => [x + down * Math.sin(y / downLength + downAt), y + across * Math.sin(x / acrossLength + acrossAt)]
}

function drawGlyph(pen: SKRSContext2D, glyph: string, left: number, colour: string, wave: Wave) {
  const [wide, high, slant, turn] = [
    randomBetween(3.6, 4.8),
    randomBetween(3.9, 4.8),
    randomBetween(-0.2, 0.2),
    randomBetween(-0.32, 0.32),
  ]
  const [middleX, middleY] = [left + randomBetween(6, 10), height / 2 + randomBetween(-2.5, 2.5)]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corners = (strokes[glyph] ?? '').split(' ').map((point) => {
    const y = (Number(point[1]) - 3) * high
    const x = (Number(point[0]) - 2) * wide + slant * y
    return [
      middleX + x * cos - y * sin + randomBetween(-0.6, 0.6),
      middleY + x * sin + y * cos + randomBetween(-0.6, 0.6),
    ] as const
  })
  pen.strokeStyle = colour
  pen.lineWidth = randomBetween(2.1, 3.1)
  pen.beginPath()
  pen.moveTo(...wave(...corners[0]!))
  for (const [index, [toX, toY]] of corners.slice(1).entries()) {
    const [fromX, fromY] = corners[index]!
    // Short segments, so that the wave distorts straight lines.
    for (let part = 1; part <= 4; part++)
      pen.lineTo(...wave(fromX + ((toX - fromX) * part) / 4, fromY + ((toY - fromY) * part) / 4))
  }
  pen.stroke()
}

function drawLine(pen: SKRSContext2D, colour: string) {
  pen.strokeStyle = colour
  pen.lineWidth = randomBetween(1, 1.7)
  pen.beginPath()
  pen.moveTo(randomBetween(-5, 30), randomBetween(4, height - 4))
  const bend = () => [randomBetween(20, 100), randomBetween(-10, height + 10)] as const
  pen.bezierCurveTo(...bend(), ...bend(), randomBetween(90, 125), randomBetween(4, height - 4))
  pen.stroke()
}

function drawSpecks(pen: SKRSContext2D, colours: readonly string[]) {
  for (const colour of colours) {
    pen.fillStyle = colour
    pen.beginPath()
    for (let speck = 0; speck < 14; speck++)
      pen.rect(randomBetween(0, width), randomBetween(0, height), randomBetween(0.6, 1.6), randomBetween(0.6, 1.6))
    pen.fill()
  }
}
