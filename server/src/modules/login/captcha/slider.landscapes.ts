import type { SKRSContext2D } from '@napi-rs/canvas'
import { randomBetween } from '../random.ts'
import { width, times, type Palette, colour, disc, fillBelow, swell } from './slider.pen.ts'

export function drawMountains(pen: SKRSContext2D, { land, isNight }: Palette) {
  times(3, (layer) => {
    pen.fillStyle = colour(land + layer * 8, 22 + layer * 6, (isNight ? 42 : 68) - layer * 14)
    const top = 55 + layer * 35
    fillBelow(pen, randomBetween(26, 48), () => randomBetween(top, top + 60))
  })
}

export function drawHills(pen: SKRSContext2D, { land, spark, isNight }: Palette) {
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

export function drawSea(pen: SKRSContext2D, { land, spark, isNight }: Palette) {
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

export function drawDunes(pen: SKRSContext2D, { land, spark, isNight }: Palette) {
  times(9, (layer) => {
    pen.fillStyle = colour(layer % 3 ? land + layer * 5 : spark, 40, (isNight ? 55 : 76) - layer * 5)
    fillBelow(pen, 7, swell(45 + layer * 17, 75 + layer * 17))
  })
}
