const SIDE = 16
/** Alpha below which a pixel counts as transparent, of 255. */
const FAINT = 32

/** Whether the corners of a picture are transparent, so that it has no background of its own. */
export function hasTransparentCorners(picture: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return false
  try {
    context.drawImage(picture, 0, 0, SIDE, SIDE)
    const last = SIDE - 1
    return [
      [0, 0],
      [last, 0],
      [0, last],
      [last, last],
    ].every(([x, y]) => context.getImageData(x!, y!, 1, 1).data[3]! < FAINT)
  } catch {
    // A picture of another site cannot be read.
    return false
  }
}
