import { randomInt } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { randomBetween } from '../random.ts'
import { width, height, oneOf, times, type Palette, colour, disc } from './slider.pen.ts'
import { drawMountains, drawHills, drawSea, drawDunes } from './slider.landscapes.ts'

/** Harmonious hues of sky, land and highlights; random hues between them are used too. */
const days = [
  [205, 150, 30],
  [200, 95, 15],
  [190, 175, 40],
  [215, 225, 25],
  [30, 350, 200],
  [45, 120, 20],
  [165, 165, 40],
  [340, 265, 45],
] as const
const nights = [
  [225, 200, 45],
  [250, 270, 40],
  [210, 165, 35],
] as const

export function drawScene(pen: SKRSContext2D): void {
  const isNight = randomInt(4) === 0
  const [sky, land, spark] = oneOf<readonly [number, number, number]>(isNight ? nights : days)
  const turn = randomBetween(-14, 14)
  const palette = { sky: sky + turn, land: land + turn + randomBetween(-10, 10), spark, isNight }
  drawSky(pen, palette)
  oneOf([drawMountains, drawHills, drawSea, drawCity, drawDunes, drawShapes])(pen, palette)
  drawGrain(pen)
}

function drawSky(pen: SKRSContext2D, { sky, spark, isNight }: Palette) {
  const gradient = pen.createLinearGradient(randomBetween(0, 150), 0, randomBetween(200, 400), height)
  gradient.addColorStop(0, colour(sky, randomBetween(35, 60), isNight ? 24 : 70))
  gradient.addColorStop(1, colour(sky + randomBetween(-40, 60), randomBetween(30, 55), isNight ? 45 : 88))
  pen.fillStyle = gradient
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = colour(isNight ? 50 : spark, 65, 85, 0.9)
  disc(pen, randomBetween(40, 360), randomBetween(25, 80), randomBetween(12, 28))
  times(3, () => drawCloud(pen, randomBetween(0, width), randomBetween(15, 80), isNight ? 0.15 : 0.5))
}

function drawCloud(pen: SKRSContext2D, x: number, y: number, alpha: number) {
  pen.fillStyle = colour(0, 0, 100, alpha)
  pen.beginPath()
  times(4, (index) =>
    pen.ellipse(x + index * 13, y + randomBetween(-5, 5), randomBetween(10, 20), randomBetween(5, 10), 0, 0, 7),
  )
  pen.fill()
}

function drawCity(pen: SKRSContext2D, { land, spark, isNight }: Palette) {
  times(3, (layer) => {
    for (let x = randomBetween(-30, 0); x < width;) {
      const [wide, top] = [randomBetween(22, 46), randomBetween(35 + layer * 35, 110 + layer * 30)]
      pen.fillStyle = colour(land + randomBetween(-12, 12), 20 + layer * 6, (isNight ? 40 : 66) - layer * 13)
      pen.fillRect(x, top, wide, height)
      pen.fillStyle = colour(spark, 55, 82, randomBetween(0.25, 0.75))
      pen.beginPath()
      for (let y = top + 6; y < Math.min(top + 62, height); y += 10)
        for (let pane = x + 5; pane < x + wide - 5; pane += 8) if (randomInt(5) > 1) pen.rect(pane, y, 4, 5)
      pen.fill()
      x += wide + randomBetween(0, 8)
    }
  })
}

function drawShapes(pen: SKRSContext2D, { land, spark }: Palette) {
  times(34, () => {
    const [x, y, size] = [randomBetween(0, width), randomBetween(0, height), randomBetween(8, 36)]
    pen.fillStyle = colour(oneOf([land, spark, land + 40]) + randomBetween(-15, 15), 48, randomBetween(35, 75), 0.8)
    pen.strokeStyle = colour(spark, 40, randomBetween(25, 85), 0.8)
    pen.lineWidth = randomBetween(2, 6)
    pen.beginPath()
    const corners = randomInt(2, 8)
    if (corners === 2) pen.arc(x, y, size, 0, 2 * Math.PI)
    const turn = randomBetween(0, 7)
    times(corners === 2 ? 0 : corners, (index) => {
      const angle = turn + (index * 2 * Math.PI) / corners
      pen.lineTo(x + size * Math.cos(angle), y + size * Math.sin(angle))
    })
    pen.closePath()
    if (randomInt(3) === 0) pen.stroke()
    else pen.fill()
  })
}

/** Noise everywhere: on a plain background edge detection would find the hole. */
function drawGrain(pen: SKRSContext2D) {
  for (const light of [0, 100]) {
    pen.strokeStyle = colour(0, 0, light, 0.12)
    pen.lineWidth = randomBetween(1, 2)
    pen.beginPath()
    times(36, () => {
      const [x, y] = [randomBetween(0, width), randomBetween(0, height)]
      pen.moveTo(x, y)
      pen.lineTo(x + randomBetween(-16, 16), y + randomBetween(-10, 10))
    })
    pen.stroke()
  }
}
