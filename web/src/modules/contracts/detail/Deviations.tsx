import { useTranslation } from 'react-i18next'
import type { ContractDetail, Deviation } from '#contract/contracts/contract.ts'
import { Under } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './Deviations.module.css'

/** How a contract differs from its template, for those who approve and sign it. */
export function Deviations({ contract: { deviations } }: { readonly contract: ContractDetail }) {
  const { t } = useTranslation()
  if (deviations.length === 0) return null
  const kindOf = ({ template, contract }: Deviation) =>
    template === null ? 'added' : contract === null ? 'leftOut' : 'changed'
  return (
    <Section title={t('contracts.deviations')} note={t('contracts.places', { count: deviations.length })}>
      <ul className={css['list']}>
        {deviations.map((each, at) => (
          <li key={`${at} ${each.title}`}>
            <b>{each.title}</b> <Tag tone="warn">{t(`contracts.deviation.${kindOf(each)}`)}</Tag>
            {each.template !== null && (
              <Under>
                <del>{each.template}</del>
              </Under>
            )}
            {each.contract !== null && <Under>{each.contract}</Under>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
