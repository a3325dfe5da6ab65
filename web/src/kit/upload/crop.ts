/** The part of a picture that a field wants. */
export interface CropRule {
  /** Width by height. */
  readonly ratio: number
  /** No side of the result is longer; more than that is not kept anyway. */
  readonly mostPixels: number
  /** A picture may also be uploaded as it is. */
  readonly mayStay: boolean
}

/** A picture that is shown from memory, under an address of this page. */
export interface OpenPicture {
  readonly file: File
  readonly address: string
}

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Area extends Size {
  readonly x: number
  readonly y: number
}
/** Clockwise quarters of a turn, in degrees. */
export type Turn = 0 | 90 | 180 | 270

/** Not worth a question: what differs by less is not seen. */
const tolerance = 0.02
export const isOfRatio = ({ width, height }: Size, ratio: number): boolean =>
  Math.abs(width / height / ratio - 1) <= tolerance

export const turned = (turn: Turn, by: 90 | -90): Turn => ((turn + by + 360) % 360) as Turn

/** As large as what was cut out, never larger, and no side longer than is allowed. */
export function sizeOfResult({ width, height }: Size, mostPixels: number): Size {
  const scale = Math.min(1, mostPixels / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** How a picture is placed so that an area of it, measured after its turn, fills a canvas from its corner on. */
export function placement(size: Size, turn: Turn, area: Area, result: Size) {
  const isOnSide = turn === 90 || turn === 270
  const [width, height] = isOnSide ? [size.height, size.width] : [size.width, size.height]
  const scale = result.width / area.width
  return {
    scale,
    radians: (turn * Math.PI) / 180,
    /** Middle of the picture on the canvas: there it is turned. */
    x: (width / 2 - area.x) * scale,
    y: (height / 2 - area.y) * scale,
  }
}
