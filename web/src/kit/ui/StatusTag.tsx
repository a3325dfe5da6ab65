import type { ReactNode } from 'react'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import css from './StatusTag.module.css'

/** `info`: running; `warn`: waiting for someone; `ok`: done; `err`: failed or blocked; `mute`: stopped. */
export type Tone = 'info' | 'warn' | 'ok' | 'err' | 'mute'

interface StatusTagProps {
  readonly tone: Tone
  /** `dot` in tables and lists, `tag` in page headers. */
  readonly as?: 'dot' | 'tag'
  readonly children: ReactNode
}

/** Status of a record. The label is always shown, because colour alone is not accessible. */
export function StatusTag({ tone, as = 'dot', children }: StatusTagProps) {
  return <span className={`${css[as]} ${css[tone]}`}>{children}</span>
}

/** Tag such as 协议价 or 仅剩 12. */
export function Tag({ tone = 'mute', children }: { readonly tone?: Tone | 'accent'; readonly children: ReactNode }) {
  return (
    <span className={`${css['tag']} ${css[tone]}`}>
      <Clamped lines={1}>{children}</Clamped>
    </span>
  )
}
