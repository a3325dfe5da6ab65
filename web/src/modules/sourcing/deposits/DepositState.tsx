import { useTranslation } from 'react-i18next'
import type { ProjectDeposit } from '#contract/sourcing/deposits/deposits.ts'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { depositTones } from './depositTones.ts'

/** Status of a deposit; marks that of a winner, which goes back later. */
export function DepositState({ status, isWinner }: Pick<ProjectDeposit, 'status' | 'isWinner'>) {
  const { t } = useTranslation()
  return (
    <>
      <StatusTag tone={depositTones[status]}>{t(`projectDeposits.field.status.options.${status}`)}</StatusTag>
      {isWinner && <Tag>{t('projectDeposits.winner')}</Tag>}
    </>
  )
}
