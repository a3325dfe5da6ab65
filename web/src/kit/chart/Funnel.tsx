import { formatCount } from '#contract/kit/format.ts'
import css from './Bars.module.css'
import { percentOf } from './figures.ts'

export interface FunnelStage {
  readonly name: string
  readonly count: number
}

/** Funnel: how many of the first stage reach the later ones, each with its share of the stage before. */
export function Funnel({ label, stages }: { readonly label: string; readonly stages: readonly FunnelStage[] }) {
  const first = stages[0]?.count ?? 0
  return (
    <ol className={css['funnel']} aria-label={label}>
      {stages.map(({ name, count }, at) => {
        const before = stages[at - 1]?.count ?? 0
        return (
          <li key={name}>
            <span>{name}</span>
            <span className={css['bar']} aria-hidden>
              <i
                style={{
                  width: `${first === 0 ? 0 : (100 * count) / first}%`,
                  opacity: 1 - (0.65 * at) / Math.max(1, stages.length - 1),
                }}
              />
            </span>
            <b>
              {formatCount(count)}
              {before > 0 && <small>{percentOf(String(count), String(before))}</small>}
            </b>
          </li>
        )
      })}
    </ol>
  )
}
