/** Crop rule of a field. */
export interface CropRule {
  /** Aspect ratio, width by height. */
  readonly ratio: number
  /** Maximum side of the result in pixels. */
  readonly maxPixels: number
  /** Whether the picture may be uploaded uncropped. */
  readonly mayStay: boolean
}

/** Picture opened from a file, with its object URL. */
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
/** Rotation clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270

/** Relative tolerance of the aspect ratio: smaller differences are not visible. */
const tolerance = 0.02
export const isOfRatio = ({ width, height }: Size, ratio: number): boolean =>
  Math.abs(width / height / ratio - 1) <= tolerance

export const turned = (turn: Turn, by: 90 | -90): Turn => ((turn + by + 360) % 360) as Turn

/** Size of the result: the cropped area, scaled down to the maximum side, never enlarged. */
export function sizeOfResult({ width, height }: Size, maxPixels: number): Size {
  const scale = Math.min(1, maxPixels / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Transformation that draws the picture so that an area, measured after rotation, fills the canvas. */
export function placement(size: Size, turn: Turn, area: Area, result: Size) {
  const isOnSide = turn === 90 || turn === 270
  const [width, height] = isOnSide ? [size.height, size.width] : [size.width, size.height]
  const scale = result.width / area.width
  return {
    scale,
    radians: (turn * Math.PI) / 180,
    /** Centre of the picture on the canvas, the centre of rotation. */
    x: (width / 2 - area.x) * scale,
    y: (height / 2 - area.y) * scale,
  }
}
