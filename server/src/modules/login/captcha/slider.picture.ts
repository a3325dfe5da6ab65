import { randomInt } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { randomBetween } from '../random.ts'
import { drawScene } from './slider.scene.ts'
import { height, width } from './slider.pen.ts'
import { pieceSize, type Hole, newShape, traceShape } from './slider.piece.ts'

const margin = 20
/** Smallest distance of the hole from the left, where the piece starts. */
const minOffset = 100

export interface SliderPicture {
  /** Data URLs: the background with its holes, and the piece on a transparent one. */
  readonly bigImage: string
  readonly smallImage: string
  /** Height of the piece from the top, and its target from the left, in pixels of the background. */
  readonly yHeight: number
  readonly x: number
}

export async function renderSlider(): Promise<SliderPicture> {
  // Lazy import: a server that renders no puzzle never loads it.
  const { createCanvas } = await import('@napi-rs/canvas')
  const background = createCanvas(width, height)
  const pen = background.getContext('2d')
  drawScene(pen)

  const hole = { ...newShape(), x: randomInt(minOffset, width - pieceSize - margin), y: randomInt(margin, maxTop) }
  const piece = createCanvas(pieceSize, pieceSize)
  const piecePen = piece.getContext('2d')
  piecePen.save()
  traceShape(piecePen, { ...hole, x: 0, y: 0 })
  piecePen.clip()
  piecePen.drawImage(background, -hole.x, -hole.y)
  piecePen.restore()
  traceShape(piecePen, { ...hole, x: 0, y: 0 })
  piecePen.lineWidth = 1.5
  piecePen.strokeStyle = 'rgba(255, 255, 255, 0.9)'
  piecePen.stroke()

  for (const one of [hole, ...decoysFor(hole)]) drawHole(pen, one)
  // Encoded in parallel, off the event loop.
  const [big, small] = await Promise.all([background.encode('jpeg', 82), piece.encode('png')])
  return {
    bigImage: `data:image/jpeg;base64,${big.toString('base64')}`,
    smallImage: `data:image/png;base64,${small.toString('base64')}`,
    yHeight: hole.y,
    x: hole.x,
  }
}

const maxTop = height - pieceSize - margin

/** One or two decoy holes for other pieces: other place, other height, other tabs. */
function decoysFor(hole: Hole): Hole[] {
  const decoys: Hole[] = []
  const wanted = randomInt(1, 3)
  for (let tries = 0; decoys.length < wanted && tries < 60; tries++) {
    const [x, y] = [randomInt(pieceSize + 8, width - pieceSize), randomInt(margin / 2, height - pieceSize - margin / 2)]
    const isApart = [hole, ...decoys].every((other) => Math.abs(other.x - x) > pieceSize + 6)
    if (!isApart || Math.abs(y - hole.y) < 14) continue
    const turned = randomInt(3)
    const tabRight = turned === 1 ? hole.tabRight : !hole.tabRight
    const tabBelow = turned === 0 ? hole.tabBelow : !hole.tabBelow
    decoys.push({ ...newShape(), tabRight, tabBelow, x, y })
  }
  return decoys
}

function drawHole(pen: SKRSContext2D, hole: Hole) {
  const shade = pen.createLinearGradient(hole.x, hole.y, hole.x + pieceSize, hole.y + pieceSize)
  shade.addColorStop(0, `rgba(0, 0, 0, ${randomBetween(0.5, 0.6)})`)
  shade.addColorStop(1, `rgba(20, 20, 20, ${randomBetween(0.38, 0.5)})`)
  traceShape(pen, hole)
  pen.fillStyle = shade
  pen.fill()
  pen.lineWidth = 1.2
  pen.strokeStyle = `rgba(255, 255, 255, ${randomBetween(0.45, 0.65)})`
  pen.stroke()
}
