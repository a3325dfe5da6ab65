import { useTranslation } from 'react-i18next'
import { listOrderChanges } from '#contract/ordering/changes/changes.ts'
import type { ChangeStatus } from '#contract/ordering/changes/changeStates.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { ChangedTerms } from './ChangedTerms.tsx'
import css from './OrderChanges.module.css'

const tones: Readonly<Record<ChangeStatus, Tone>> = {
  approving: 'warn',
  waiting: 'warn',
  effective: 'ok',
  rejected: 'err',
  declined: 'err',
  withdrawn: 'mute',
  expired: 'mute',
}

/** Changes of an order on its page, newest first. */
export function OrderChanges({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation()
  const changes = useRead(listOrderChanges, { orderId })
  if (changes.length === 0) return null
  return (
    <Section title={t('orders.change.title')}>
      <Stack>
        {changes.map((change) => (
          <div key={change.changeId} className={css['change']}>
            <p className={css['head']}>
              <StatusTag tone={tones[change.status]} as="tag">
                {t(`orders.change.status.${change.status}`)}
              </StatusTag>
              <span>{change.userName}</span>
              <Brief at={change.submittedAt} />
            </p>
            <ChangedTerms change={change} />
          </div>
        ))}
      </Stack>
    </Section>
  )
}
