import { randomInt } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { randomBetween } from '../random.ts'

/** Random puzzle backgrounds, 400 × 200: none repeats, so none can be learnt by a bot. */
export const width = 400
export const height = 200

const oneOf = <T>(list: readonly T[]): T => list[randomInt(list.length)]!
const times = (count: number, draw: (index: number) => void) => {
  for (let index = 0; index < count; index++) draw(index)
}

interface Palette {
  readonly sky: number
  readonly land: number
  readonly spark: number
  readonly isNight: boolean
}
/** Hues of sky, land and what shines, that please together; each is met with others in between. */
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
const colour = (hue: number, saturation: number, light: number, alpha = 1) =>
  `hsla(${hue}, ${saturation}%, ${light}%, ${alpha})`

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

function disc(pen: SKRSContext2D, x: number, y: number, radius: number) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

/** What is below a line through the picture. */
function fillBelow(pen: SKRSContext2D, step: number, heightAt: (x: number) => number) {
  pen.beginPath()
  pen.moveTo(-step, height)
  for (let x = -step; x <= width + step; x += step) pen.lineTo(x, heightAt(x))
  pen.lineTo(width + step, height)
  pen.fill()
}

/** Two waves on top of one another; long enough never to repeat within the picture. */
function swell(low: number, high: number) {
  const [first, second, at, then] = [
    randomBetween(40, 90),
    randomBetween(18, 35),
    randomBetween(0, 9),
    randomBetween(0, 9),
  ]
  const middle = (low + high) / 2
  return (x: number) => middle + ((high - low) / 3) * (Math.sin(x / first + at) + 0.5 * Math.sin(x / second + then))
}

function drawMountains(pen: SKRSContext2D, { land, isNight }: Palette) {
  times(3, (layer) => {
    pen.fillStyle = colour(land + layer * 8, 22 + layer * 6, (isNight ? 42 : 68) - layer * 14)
    const top = 55 + layer * 35
    fillBelow(pen, randomBetween(26, 48), () => randomBetween(top, top + 60))
  })
}

function drawHills(pen: SKRSContext2D, { land, spark, isNight }: Palette) {
  times(4, (layer) => {
    const heightAt = swell(70 + layer * 28, 115 + layer * 28)
    const light = (isNight ? 40 : 66) - layer * 9
    pen.fillStyle = colour(land + layer * 10, 32, light)
    fillBelow(pen, 8, heightAt)
    pen.fillStyle = colour(layer % 2 ? spark : land, 38, light - 14)
    times(6, () => drawTree(pen, randomBetween(0, width), heightAt, randomBetween(8, 14) + layer * 4))
  })
}

function drawTree(pen: SKRSContext2D, x: number, heightAt: (x: number) => number, size: number) {
  const foot = heightAt(x) + 3
  pen.fillRect(x - 1, foot - size, 2, size)
  if (size > 17) return disc(pen, x, foot - size, size / 2.4)
  pen.beginPath()
  pen.moveTo(x - size / 2.6, foot - size * 0.3)
  pen.lineTo(x, foot - size * 1.7)
  pen.lineTo(x + size / 2.6, foot - size * 0.3)
  pen.fill()
}

function drawSea(pen: SKRSContext2D, { land, spark, isNight }: Palette) {
  const [horizon, water] = [randomBetween(75, 110), randomBetween(175, 225)]
  pen.fillStyle = colour(land, 25, isNight ? 30 : 60)
  fillBelow(pen, randomBetween(30, 60), () => randomBetween(horizon - 28, horizon + 10))
  times(6, (layer) => {
    const top = horizon + layer * 17
    pen.fillStyle = colour(water + layer * 4, 42, (isNight ? 46 : 68) - layer * 6)
    fillBelow(pen, 6, swell(top, top + 9))
    if (layer % 2) drawBoat(pen, randomBetween(20, 380), top + 6, 8 + layer * 3, spark)
  })
}

function drawBoat(pen: SKRSContext2D, x: number, y: number, size: number, hue: number) {
  pen.fillStyle = colour(hue, 50, 90)
  pen.beginPath()
  pen.moveTo(x, y - size * 1.8)
  pen.lineTo(x + size, y - size * 0.3)
  pen.lineTo(x, y - size * 0.3)
  pen.fill()
  pen.fillStyle = colour(hue, 45, 38)
  pen.beginPath()
  pen.moveTo(x - size, y - size * 0.2)
  pen.lineTo(x + size * 1.2, y - size * 0.2)
  pen.lineTo(x + size * 0.7, y + size * 0.3)
  pen.lineTo(x - size * 0.6, y + size * 0.3)
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

function drawDunes(pen: SKRSContext2D, { land, spark, isNight }: Palette) {
  times(9, (layer) => {
    pen.fillStyle = colour(layer % 3 ? land + layer * 5 : spark, 40, (isNight ? 55 : 76) - layer * 5)
    fillBelow(pen, 7, swell(45 + layer * 17, 75 + layer * 17))
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
