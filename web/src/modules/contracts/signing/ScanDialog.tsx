import { useTranslation } from 'react-i18next'
import type { ContractDetail } from '#contract/contracts/contract.ts'
import { signOnPaper } from '#contract/contracts/signing.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'

interface ScanDialogProps {
  readonly contract: ContractDetail
  readonly sealId: string | undefined
  readonly onClose: () => void
}

/** Dialog that uploads the scan of a document that was signed on paper. */
export function ScanDialog({ contract: { id, version }, sealId, onClose }: ScanDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('contracts.signOnPaper')}
      submit={t('contracts.paper.submit')}
      route={signOnPaper}
      fixed={{ id, version, sealId }}
      initial={{ scan: [] }}
      labels="contracts.paper.field"
      columns={1}
      note={<p>{t('contracts.paper.note')}</p>}
      fields={{ scan: {} }}
      onClose={onClose}
    />
  )
}
