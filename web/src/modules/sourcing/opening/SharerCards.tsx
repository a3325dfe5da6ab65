import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Tone, StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './Opening.module.css'

export interface SharerCard {
  readonly opener: string
  readonly kind: 'person' | 'platform'
  readonly name: string
  readonly fingerprint: string
  readonly isMe: boolean
  readonly tone: Tone
  readonly word: string
  readonly note?: ReactNode
}

/** Share holders with their progress. */
export function SharerCards({ label, cards }: { readonly label: string; readonly cards: readonly SharerCard[] }) {
  const { t } = useTranslation()
  return (
    <ul className={css['cards']} aria-label={label}>
      {cards.map(({ opener, kind, name, fingerprint, isMe, tone, word, note }) => (
        <li key={opener}>
          <p className={css['name']}>
            <b>{kind === 'platform' ? t('opening.platform') : name}</b>
            {isMe && <Tag tone="accent">{t('opening.me')}</Tag>}
          </p>
          <StatusTag tone={tone}>{word}</StatusTag>
          {note !== undefined && <p className={css['note']}>{note}</p>}
          <p className={css['note']}>{fingerprint === '' ? '' : t('opening.fingerprint', { fingerprint })}</p>
        </li>
      ))}
    </ul>
  )
}
