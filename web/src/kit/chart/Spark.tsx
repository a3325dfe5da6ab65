import css from './Bars.module.css'
import { type Figure, pixelValue } from './figures.ts'

const [width, height, edge] = [84, 30, 3]

/** Spark line: the development of a figure without axes, beside the figure that it belongs to. */
export function Spark({ figures, isMain = false }: { readonly figures: readonly Figure[]; readonly isMain?: boolean }) {
  const known = figures.flatMap((figure, at) => {
    const value = pixelValue(figure)
    return value === null ? [] : [{ at, value }]
  })
  if (known.length < 2) return <svg className={css['spark']} width={width} height={height} aria-hidden />
  const values = known.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = known.map(({ at, value }) => {
    const x = edge + ((width - 2 * edge) * at) / (figures.length - 1)
    const y = high === low ? height / 2 : height - edge - ((height - 2 * edge) * (value - low)) / (high - low)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className={css['spark']} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke={isMain ? 'var(--c-1)' : 'var(--c-6)'}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
