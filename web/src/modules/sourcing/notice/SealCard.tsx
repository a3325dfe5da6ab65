import { useTranslation } from 'react-i18next'
import type { NoticeSeal, ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { findClosingHead } from '#contract/sourcing/seal.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { ClosingHead } from '#web/modules/sourcing/closing/ClosingHead.tsx'
import { useClosingHead } from '#web/modules/sourcing/closing/useClosingHead.ts'
import css from './NoticeSide.module.css'

interface SealCardProps {
  readonly notice: Pick<ProjectNotice, 'id'>
  readonly seal: NoticeSeal
}

/** Openers, encryption key of the quotes, and the closing head once it exists. */
export function SealCard({ notice: { id: projectId }, seal }: SealCardProps) {
  const { t } = useTranslation()
  const { mode, k, n, fingerprint, round, endAt, isClosed, isFailed } = seal
  const found = useOptionalRead(findClosingHead, { projectId }, isClosed)
  const received = useClosingHead({
    projectId,
    round,
    endAt,
    head: found?.head ?? null,
    isAbandoned: isFailed && found !== undefined,
  })
  const hasEnded = received.head !== null || received.waits > 0 || received.isNone
  return (
    <Section title={t('closing.sealed')} className={css['contact']}>
      <div className={css['sealed']}>
        <p>{t(`closing.by.${mode}`, { k, n })}</p>
        <div>
          <p className={css['quiet']}>{t('closing.fingerprint')}</p>
          <p className="num">
            {fingerprint} <CopyButton text={fingerprint} />
          </p>
        </div>
        <p className={css['quiet']}>{t('closing.fingerprintHint')}</p>
        {hasEnded && (
          <>
            <p className={css['quiet']}>{t('closing.title')}</p>
            <ClosingHead received={received} isBrief />
          </>
        )}
      </div>
    </Section>
  )
}
