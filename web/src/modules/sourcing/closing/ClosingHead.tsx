import { useTranslation } from 'react-i18next'
import type { ClosingHead as Head } from '#contract/sourcing/seal/sealLog.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { wholeTime } from '../countdown/projectTime.ts'
import css from './ClosingHead.module.css'
import { elapsed } from './elapsed.ts'
import { lateSeconds, type ReceivedHead } from './useClosingHead.ts'

interface ClosingHeadProps {
  readonly received: ReceivedHead
  /** Short variant, for sidebars. */
  readonly isBrief?: boolean
}

/**
 * Closing head (signed end of the log) of a round with its delay; an alarm if it is late or differs from the one
 * received first.
 */
export function ClosingHead({ received, isBrief = false }: ClosingHeadProps) {
  const { t } = useTranslation()
  const { head, after, waits, isNone, differs } = received
  return (
    <div className={css['column']}>
      {differs && (
        <Alert tone="err" isAlert title={t('closing.differs')}>
          {t('closing.differsWhy')}
        </Alert>
      )}
      {isNone && <p>{t('closing.none')}</p>}
      {head === null && !isNone && <Waiting seconds={waits} />}
      {head && <Facts head={head} after={after} isBrief={isBrief} />}
    </div>
  )
}

function Waiting({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation()
  const [unit, facts] = elapsed(seconds)
  const time = t(unit, facts)
  if (seconds <= lateSeconds)
    return <output>{seconds === 0 ? t('closing.soon') : t('closing.waiting', { time })}</output>
  return (
    <Alert tone="err" title={t('closing.late', { time })}>
      {t('closing.lateWhy')}
    </Alert>
  )
}

function Facts({
  head,
  after,
  isBrief,
}: { readonly head: Head; readonly isBrief: boolean } & Pick<ReceivedHead, 'after'>) {
  const { t } = useTranslation()
  const isLate = after !== undefined && after > lateSeconds
  const [unit, elapsedFacts] = elapsed(after ?? 0)
  return (
    <>
      {after !== undefined && (
        <StatusTag tone={isLate ? 'err' : 'ok'}>
          {t('closing.receivedAfter', { time: t(unit, elapsedFacts) })}
        </StatusTag>
      )}
      <DescriptionList
        items={[
          { label: t('closing.at'), value: wholeTime(head.at), wide: isBrief },
          { label: t('closing.place'), value: `#${head.seq}`, wide: isBrief },
          {
            label: t('closing.hash'),
            value: (
              <span className={css['hash']}>
                {head.hash} <CopyButton text={JSON.stringify(head)} />
              </span>
            ),
            wide: true,
          },
        ]}
      />
    </>
  )
}
