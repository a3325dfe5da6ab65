import { useTranslation } from 'react-i18next'
import type { ContractDetail } from '#contract/contracts/contract.ts'
import type { ChangedTerms, ContractChange } from '#contract/contracts/contractChange.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Under } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { changeTones } from '../tones.ts'

/** Changes of a contract, newest first, each with what it does. */
export function ContractChanges({ contract: { changes } }: { readonly contract: ContractDetail }) {
  return changes.map((change) => <OneChange key={change.id} change={change} />)
}

function OneChange({ change }: { readonly change: ContractChange }) {
  const { t } = useTranslation()
  const { changeNo, kind, status, before, after, note, reason, createdByName, createdAt } = change
  const side = ({ validTo, gross }: ChangedTerms) => validTo ?? (gross === null ? '-' : <Amount value={gross} />)
  return (
    <Section
      title={t('contracts.changeNo', { kind: t(`contracts.changeKinds.${kind}`), number: changeNo })}
      note={
        <StatusTag tone={changeTones[status]} as="tag">
          {t(`contracts.changeStatus.${status}`)}
        </StatusTag>
      }
    >
      {(after.validTo !== null || after.gross !== null) && (
        <DescriptionList
          items={[
            { label: t('contracts.before'), value: side(before) },
            { label: t('contracts.after'), value: side(after) },
          ]}
        />
      )}
      {after.terms !== null && <p>{after.terms}</p>}
      <Under>
        {createdByName} <Brief at={createdAt} /> {note}
      </Under>
      {reason !== '' && <Under>{t('contracts.notAgreed', { reason })}</Under>}
    </Section>
  )
}
