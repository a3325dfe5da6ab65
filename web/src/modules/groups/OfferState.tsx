import { useTranslation } from 'react-i18next'
import type { Group, OfferStatus } from '#contract/groups/offer.ts'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'

const tones: Record<OfferStatus, Tone> = {
  '10': 'mute',
  '20': 'warn',
  '25': 'err',
  '30': 'info',
  '40': 'ok',
  '45': 'mute',
  '90': 'mute',
}

interface OfferStateProps {
  readonly of: Pick<Group, 'status' | 'isUpcoming'>
  readonly as?: 'dot' | 'tag'
}

/** State of a group purchase; an approved one is announced until its start. */
export function OfferState({ of: { status, isUpcoming }, as = 'dot' }: OfferStateProps) {
  const { t } = useTranslation()
  return (
    <StatusTag tone={isUpcoming ? 'warn' : tones[status]} as={as}>
      {isUpcoming ? t('groups.upcoming') : t(`groups.field.status.options.${status}`)}
    </StatusTag>
  )
}
