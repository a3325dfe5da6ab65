import type { ReactNode } from 'react'
import css from './Empty.module.css'

const ILLUSTRATIONS = {
  search: 'M24 16h52v62H24zM34 28h26M34 40h18M34 52h14M66 46a14 14 0 1 0 .1 0M76 70l12 12M12 84h96',
  cart: 'M30 14h10l10 44h40l8-32H43M56 70a4 4 0 1 0 .1 0M84 70a4 4 0 1 0 .1 0M12 84h96',
  box: 'M60 18l34 14v36L60 82 26 68V32zM26 32l34 14 34-14M60 46v36M43 25l34 14M12 84h96',
  bell: 'M60 14v6M60 20c-14 0-20 10-20 24v16l-6 12h52l-6-12V44c0-14-6-24-20-24M54 72a6 6 0 0 0 12 0M12 84h96',
  lock: 'M40 40h40v40H40zM48 40v-8a12 12 0 0 1 24 0v8M60 54v10M12 84h96',
  broken: 'M24 16h72v64H24zM24 28h72M30 22h.1M36 22h.1M42 22h.1M50 44l20 20M70 44 50 64M12 84h96',
}

interface EmptyProps {
  readonly illustration?: keyof typeof ILLUSTRATIONS
  readonly title: string
  readonly reason?: ReactNode
  /** Whether it is the only content of the page, so that its title is the page's. */
  readonly page?: boolean
  /** Action button, or false if this person has none. */
  readonly action?: ReactNode
}

/** Empty state: title, reason and one action. Without an illustration it is the small variant of tables. */
export function Empty({ illustration, title, reason, page = false, action }: EmptyProps) {
  return (
    <div className={css['empty']}>
      {illustration && (
        <svg className={css['illustration']} viewBox="0 0 120 88" width="120" height="88" aria-hidden>
          <path d={ILLUSTRATIONS[illustration]} />
        </svg>
      )}
      {page ? <h1 className={css['title']}>{title}</h1> : <p className={css['title']}>{title}</p>}
      {reason !== undefined && <div className={css['reason']}>{reason}</div>}
      {action !== undefined && action !== false && <div className={css['action']}>{action}</div>}
    </div>
  )
}
