import { type ComponentType, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { AgreementStatus } from '#contract/agreements/agreement.ts'
import { findAgreement, listAgreementChanges } from '#contract/agreements/agreements.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { DocumentApproval } from '#web/modules/approvals/DocumentApproval.tsx'
import { AgreementCaps } from './AgreementCaps.tsx'
import { AgreementChanges } from './AgreementChanges.tsx'
import { AgreementHead } from './AgreementHead.tsx'
import { AgreementIndex } from './AgreementIndex.tsx'
import { AgreementLines } from './AgreementLines.tsx'
import { AgreementParties } from './AgreementParties.tsx'
import { AgreementRotation } from './AgreementRotation.tsx'
import css from '#web/kit/layout/DocumentPage.module.css'
import { idIn } from '#web/kit/url/searchParams.ts'

/** States in which there may be orders. */
const isOrderedAt: Record<AgreementStatus, boolean> = {
  '10': false,
  '20': false,
  '30': false,
  '40': true,
  '50': true,
  '55': true,
  '70': true,
  '90': true,
}

/** Goods or a department whose orders are looked at. */
export interface ChosenUses {
  readonly skuId?: string
  readonly deptId?: string
  readonly name: string
}

/** Orders of an agreement, from the module of orders. */
interface AgreementPageProps {
  readonly Uses: ComponentType<{
    readonly agreementId: string
    readonly chosen: ChosenUses | undefined
    readonly onAll: () => void
  }>
}

/** Agreement with its lines, their use, its orders, changes and history, for both sides and for approvers. */
export function AgreementPage({ Uses }: AgreementPageProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ChosenUses>()
  const orders = useRef<HTMLDivElement>(null)
  const choose = (uses: ChosenUses) => {
    setChosen(uses)
    orders.current?.scrollIntoView({ block: 'start' })
  }
  const [search] = useSearchParams()
  const agreement = useRead(findAgreement, { id: idIn(search) })
  const may = useMay()
  const isSupplier = useMe()?.userInfo.userType === 'supplier'
  const back = isSupplier
    ? { to: '/supplierAgreements', label: t('agreements.title') }
    : may('agreement.manage')
      ? { to: '/agreements', label: t('agreements.title') }
      : { to: '/orderApproval', label: t('approvals.inbox') }
  return (
    <Page
      title={agreement.title}
      hideTitle
      backTo={{ ...back, here: agreement.agreementNo, kind: t('agreements.title') }}
    >
      <div className={css['page']}>
        <AgreementHead agreement={agreement} />
        <div className={css['layout']}>
          <div className={css['main']}>
            <AgreementChanges agreement={agreement} />
            <AgreementIndex agreement={agreement} />
            <Section
              title={t('agreements.linesAndUse')}
              note={t('agreements.lineNote', { count: agreement.lineCount })}
            >
              <AgreementLines agreement={agreement} onGoods={({ id: skuId, name }) => choose({ skuId, name })} />
            </Section>
            <AgreementRotation agreement={agreement} />
            {isOrderedAt[agreement.status] && (
              <div ref={orders}>
                <Uses agreementId={agreement.id} chosen={chosen} onAll={() => setChosen(undefined)} />
              </div>
            )}
            <ChangeList route={listAgreementChanges} of={{ id: agreement.id }} texts="agreements" />
          </div>
          <div className={css['aside']}>
            {!isSupplier && <DocumentApproval entity="agreement" id={agreement.id} />}
            <AgreementCaps agreement={agreement} onDept={({ id: deptId, name }) => choose({ deptId, name })} />
            <AgreementParties agreement={agreement} />
          </div>
        </div>
      </div>
    </Page>
  )
}
