import { useTranslation } from 'react-i18next'
import type { Opener } from '#contract/sourcing/openers.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { wholeTime } from '../../countdown/projectTime.ts'
import css from './Keys.module.css'

/** Key of the directory: owner and fingerprint. */
export function KeyRow({ opener: { name, fingerprint, createdAt, revokedAt } }: { readonly opener: Opener }) {
  const { t } = useTranslation()
  return (
    <li className={css['row']}>
      <span className={css['owner']}>
        <b>{name}</b>
        <StatusTag tone={revokedAt === null ? 'ok' : 'mute'}>
          {t(revokedAt === null ? 'opening.key.status.active' : 'opening.key.status.revoked')}
        </StatusTag>
      </span>
      <span className={css['fingerprint']}>{fingerprint}</span>
      <span className={css['facts']}>
        {revokedAt === null
          ? t('opening.key.createdAt', { time: wholeTime(createdAt) })
          : t('opening.key.revokedAt', { time: wholeTime(revokedAt) })}
      </span>
    </li>
  )
}
