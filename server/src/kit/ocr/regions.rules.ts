/** Grey-scale or probability map, in row-major order. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** Rotated rectangle around a line of text: centre, sides, and angle of the long side in radians. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly thickness: number
  readonly angle: number
}

type Point = readonly [x: number, y: number]

/** Thresholds: probability of a text pixel, and mean probability of a region. */
const textFrom = 0.3
const regionFrom = 0.5
/**
 * Unclip ratio of the DB text detector: it marks the core of a line, and the region is enlarged by ratio × area /
 * perimeter.
 */
const unclip = 1.6
const thinnest = 3
const maxRegions = 120

/** Extracts the lines of text of a probability map, from top to bottom and left to right. */
export function regionsIn(map: Plane): Region[] {
  const regions = componentsOf(map).flatMap(({ edge, score }): Region[] => {
    const region = smallestRectangle(hullOf(edge))
    if (region.thickness < thinnest || score < regionFrom) return []
    const grown = (unclip * region.length * region.thickness) / (2 * (region.length + region.thickness))
    const wider = { ...region, length: region.length + 2 * grown, thickness: region.thickness + 2 * grown }
    return [wider]
  })
  return regions
    .toSorted((a, b) => b.length * b.thickness - a.length * a.thickness)
    .slice(0, maxRegions)
    .toSorted(inReadingOrder)
}

/** Reading order: lines at the same height form a row. */
const inReadingOrder = (a: Region, b: Region) =>
  Math.abs(a.y - b.y) < Math.min(a.thickness, b.thickness) / 2 ? a.x - b.x : a.y - b.y

interface Component {
  readonly edge: Point[]
  readonly score: number
}

/** Connected components above the threshold: the end points of their rows and the mean probability. */
function componentsOf({ width, height, values }: Plane): Component[] {
  const seen = new Uint8Array(values.length)
  const components: Component[] = []
  for (let start = 0; start < values.length; start++) {
    if (seen[start] || values[start]! <= textFrom) continue
    const stack = [start]
    seen[start] = 1
    const rows = new Map<number, [from: number, to: number]>()
    let [sum, count] = [0, 0]
    while (stack.length > 0) {
      const at = stack.pop()!
      const [x, y] = [at % width, Math.floor(at / width)]
      sum += values[at]!
      count++
      const row = rows.get(y)
      if (!row) rows.set(y, [x, x])
      else if (x < row[0]) row[0] = x
      else if (x > row[1]) row[1] = x
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++)
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          const next = at + dy * width + dx
          if (seen[next] || values[next]! <= textFrom) continue
          seen[next] = 1
          stack.push(next)
        }
    }
    const edge = [...rows].flatMap(([y, [from, to]]): Point[] => [
      [from, y],
      [to + 1, y],
      [from, y + 1],
      [to + 1, y + 1],
    ])
    components.push({ edge, score: sum / count })
  }
  return components
}

/** Convex hull (monotone chain algorithm). */
function hullOf(points: Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of list) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Minimum-area rectangle: one of its sides is collinear with an edge of the hull. */
function smallestRectangle(hull: readonly Point[]): Region {
  let best: Region | undefined
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length]!
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
    const rectangle = rectangleAt(hull, angle)
    if (!best || rectangle.length * rectangle.thickness < best.length * best.thickness) best = rectangle
  }
  return upright(best!)
}

function rectangleAt(hull: readonly Point[], angle: number): Region {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [fromU, toU, fromV, toV] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of hull) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin]
    fromU = Math.min(fromU, u)
    toU = Math.max(toU, u)
    fromV = Math.min(fromV, v)
    toV = Math.max(toV, v)
  }
  const [u, v] = [(fromU + toU) / 2, (fromV + toV) / 2]
  return { x: u * cos - v * sin, y: u * sin + v * cos, length: toU - fromU, thickness: toV - fromV, angle }
}

/**
 * Normalises the angle of a rectangle to within 45 degrees of horizontal; text much higher than wide reads from top to
 * bottom.
 */
function upright({ x, y, length, thickness, angle }: Region): Region {
  const quarter = Math.PI / 2
  const turns = Math.round(angle / quarter)
  const level = angle - turns * quarter
  const [wide, high] = turns % 2 === 0 ? [length, thickness] : [thickness, length]
  if (high > 1.5 * wide) return { x, y, length: high, thickness: wide, angle: level + quarter }
  return { x, y, length: wide, thickness: high, angle: level }
}
