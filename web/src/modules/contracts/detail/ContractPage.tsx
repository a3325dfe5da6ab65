import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { findContract, listContractChanges } from '#contract/contracts/contracts.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { DocumentApproval } from '#web/modules/approvals/DocumentApproval.tsx'
import css from '#web/kit/layout/DocumentPage.module.css'
import { idIn } from '#web/kit/url/searchParams.ts'
import { SigningPanel } from '../signing/SigningPanel.tsx'
import { ContractChanges } from './ContractChanges.tsx'
import { ContractHead } from './ContractHead.tsx'
import { ContractPaper } from './ContractPaper.tsx'
import { Deposit } from './Deposit.tsx'
import { Deviations } from './Deviations.tsx'
import { Performance } from './Performance.tsx'
import { Stages } from './Stages.tsx'

/** Contract for both parties and for approvers: its text, signatures, stages and changes. */
export function ContractPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const contract = useRead(findContract, { id: idIn(search) })
  const may = useMay()
  const isSupplier = useMe()?.userInfo.userType === 'supplier'
  const back = isSupplier
    ? { to: '/supplierContracts', label: t('contracts.title') }
    : may('contract.read')
      ? { to: '/contracts', label: t('contracts.title') }
      : { to: '/orderApproval', label: t('approvals.inbox') }
  return (
    <Page title={contract.title} hideTitle backTo={{ ...back, here: contract.contractNo, kind: t('contracts.title') }}>
      <div className={css['page']}>
        <ContractHead contract={contract} />
        <div className={css['layout']}>
          <div className={css['main']}>
            <ContractChanges contract={contract} />
            <ContractPaper contract={contract} />
            <ChangeList route={listContractChanges} of={{ id: contract.id }} texts="contracts" />
          </div>
          <div className={css['aside']}>
            {contract.document !== null && <SigningPanel contract={contract} side={isSupplier ? 'supplier' : 'ours'} />}
            <Performance contract={contract} />
            <Stages contract={contract} />
            <Deposit contract={contract} />
            <Deviations contract={contract} />
            {!isSupplier && <DocumentApproval entity="contract" id={contract.id} />}
          </div>
        </div>
      </div>
    </Page>
  )
}
