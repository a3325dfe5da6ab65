import type { ReactNode } from 'react'
import { secondOf } from '#web/kit/format/time.ts'
import { Remark } from './Remark.tsx'
import css from './History.module.css'

export interface HistoryEntry {
  readonly key: string
  /** An instant. */
  readonly at: string
  readonly title: string
  /** Who, and from where: one line. */
  readonly who: string
  readonly facts?: ReactNode
  readonly reason?: string
}

/** What has happened to a thing, the newest first: when, what, by whom. */
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
