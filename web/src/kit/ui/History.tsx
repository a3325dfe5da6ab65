import type { ReactNode } from 'react'
import { secondOf } from '#web/kit/format/time.ts'
import { Remark } from './Remark.tsx'
import css from './History.module.css'

export interface HistoryEntry {
  readonly key: string
  /** Instant (ISO 8601). */
  readonly at: string
  readonly title: string
  /** Actor and origin, one line. */
  readonly who: string
  readonly facts?: ReactNode
  readonly reason?: string
}

/** History of a record, newest first: time, event, actor. */
export function History({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  return (
    <ol className={css['history']}>
      {entries.map(({ key, at, title, who, facts, reason = '' }) => (
        <li key={key}>
          <time dateTime={at}>{secondOf(at)}</time>
          <div>
            <p>
              <b>{title}</b>
              <span className={css['who']}>{who}</span>
            </p>
            <div className={css['facts']}>{facts}</div>
            {reason !== '' && <Remark>{reason}</Remark>}
          </div>
        </li>
      ))}
    </ol>
  )
}
