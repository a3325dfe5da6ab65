import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { RichText } from '#web/kit/richText/RichText.tsx'
import { wholeTime } from '../../countdown/projectTime.ts'
import { useAuctionText } from '../../projects/useAuctionText.ts'
import css from './Requirements.module.css'

/** Requirements: summary, conditions of enrolment, and full text. */
export function Requirements({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const { purchaseContent, audit, enrolRequirements, minSuppliers, requirements, quotesWhole, auctionRule, deposit } =
    notice
  const auctionText = useAuctionText()
  const facts = [
    [t('notice.requirements.content'), purchaseContent],
    [t('notice.requirements.enrolment'), audit === '1' ? enrolRequirements : ''],
    [
      t('notice.requirements.deposit'),
      deposit === null
        ? ''
        : t('notice.requirements.depositText', {
            amount: formatMoney(deposit.amount),
            time: wholeTime(deposit.dueAt),
          }),
    ],
    [
      t('notice.requirements.suppliers'),
      minSuppliers > 1 ? t('notice.requirements.minimum', { count: minSuppliers }) : '',
    ],
    [t('notice.requirements.auction'), auctionRule === null ? '' : auctionText(auctionRule)],
    [t('notice.requirements.quotes'), t(quotesWhole ? 'notice.requirements.whole' : 'notice.requirements.partial')],
  ].filter(([, text]) => text !== '')
  const isEmpty = purchaseContent === '' && requirements === ''
  return (
    <>
      {isEmpty && <p className={css['none']}>{t('notice.requirements.none')}</p>}
      {facts.length > 0 && (
        <dl className={css['facts']}>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {requirements !== '' && <RichText html={requirements} className={css['text']} />}
    </>
  )
}
