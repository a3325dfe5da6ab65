import { useTranslation } from 'react-i18next'
import type { Contract } from '#contract/contracts/contract.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { contractTones } from './tones.ts'

interface ContractStateProps {
  readonly of: Pick<Contract, 'status' | 'isChanging'>
  readonly as?: 'dot' | 'tag'
}

/** State of a contract, and whether a change of it is open. */
export function ContractState({ of: { status, isChanging }, as = 'dot' }: ContractStateProps) {
  const { t } = useTranslation()
  return (
    <>
      <StatusTag tone={contractTones[status]} as={as}>
        {t(`contracts.field.status.options.${status}`)}
      </StatusTag>
      {isChanging && (
        <StatusTag tone="info" as={as}>
          {t('contracts.changing')}
        </StatusTag>
      )}
    </>
  )
}
